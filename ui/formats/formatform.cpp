// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/formats/formatform.h"

#include "models/importers/mappingobject.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace tacet {

namespace {

// In the order of the choices of a role; the last: no message.
constexpr std::array Roles {std::optional(Role::User), std::optional(Role::Assistant), std::optional(Role::Tool),
                            std::optional(Role::System), std::optional<Role>()};

HouseFormat::Path chosenIn(const QComboBox &box)
{
    const QVariant pointer = box.currentData();
    return pointer.isValid() ? HouseFormat::Path(JsonPath(pointer.toString().toStdString())) : std::nullopt;
}

void choose(QComboBox &box, const HouseFormat::Path &path)
{
    box.setCurrentIndex(path ? box.findData(QString::fromStdString(path->pointer())) : 0);
}

/// How often each value stands there, in the order in which they come.
std::vector<std::pair<QString, int>> countedValues(const QJsonArray &records, const JsonPath &path)
{
    std::vector<std::pair<QString, int>> counts;
    for (const QJsonValue &record : records) {
        const QString value = scalarOf(valueAt(record, path));
        if (value.isNull())
            continue;
        const auto known =
            std::find_if(counts.begin(), counts.end(), [&value](const auto &one) { return one.first == value; });
        if (known == counts.end())
            counts.emplace_back(value, 1);
        else
            ++known->second;
    }
    return counts;
}

QLabel *sectionLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

}

FormatForm::FormatForm(const Theme &theme, FormatSample sample, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_sample(std::move(sample))
    , m_format(guessFormat(m_sample, name))
    , m_name(new QLineEdit(name, this))
    , m_roles(new QTableWidget(0, 3, this))
    , m_before(new QCheckBox(tr("Read it so even where Tacet knows the file"), this))
{
    // The style's frames are hardly seen on a dark ground.
    QPalette fields = palette();
    fields.setColor(QPalette::Base, theme.raised);
    m_name->setPalette(fields);
    m_before->setPalette(fields);
    m_name->setObjectName(QStringLiteral("formatName"));
    m_name->setAccessibleName(tr("Name of the format"));
    m_place = addChooser(QStringLiteral("placeChooser"), tr("Where the messages are"));
    m_role = addChooser(QStringLiteral("roleChooser"), tr("Key of the role"));
    m_text = addChooser(QStringLiteral("textChooser"), tr("Key of the text"));
    m_time = addChooser(QStringLiteral("timeChooser"), tr("Key of the time"));
    m_id = addChooser(QStringLiteral("idChooser"), tr("Key of the id"));
    m_roles->setObjectName(QStringLiteral("roleValues"));
    m_roles->setAccessibleName(tr("Who speaks in which role"));
    m_roles->setHorizontalHeaderLabels({tr("Value"), tr("Count"), tr("Who")});
    m_roles->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_roles->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_roles->horizontalHeader()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_roles->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_roles->horizontalHeaderItem(1)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_roles->verticalHeader()->hide();
    m_roles->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_roles->setSelectionMode(QAbstractItemView::NoSelection);
    m_roles->setShowGrid(false);
    m_roles->setTabKeyNavigation(false);

    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setLabelAlignment(Qt::AlignLeft);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Messages"), m_place);
    form->addRow(tr("&Role"), m_role);
    form->addRow(tr("&Text"), m_text);
    form->addRow(tr("T&ime"), m_time);
    form->addRow(tr("I&d"), m_id);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * Theme::Grid);
    layout->addLayout(form);
    layout->addWidget(sectionLabel(tr("Who speaks in which role"), this));
    layout->addWidget(m_roles, 1);
    layout->addWidget(m_before);

    fillPlaces();
    fillKeys();
    fillRoles();
    connect(m_name, &QLineEdit::textChanged, this, &FormatForm::takeName);
    connect(m_before, &QCheckBox::toggled, this, &FormatForm::changed);
    connect(m_place, &QComboBox::currentIndexChanged, this, &FormatForm::takePlace);
    for (QComboBox *box : {m_role, m_text, m_time, m_id})
        connect(box, &QComboBox::currentIndexChanged, this, &FormatForm::takeKeys);
}

FormatForm::~FormatForm() = default;

QComboBox *FormatForm::addChooser(const QString &objectName, const QString &accessibleName)
{
    auto *box = new QComboBox(this);
    box->setObjectName(objectName);
    box->setAccessibleName(accessibleName);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    return box;
}

void FormatForm::fillPlaces()
{
    const QSignalBlocker blocker(m_place);
    const std::vector<MessagesPlace> places = m_sample.places();
    const MessagesPlace chosen {m_format.conversations, m_format.messages};
    for (size_t i = 0; i < places.size(); ++i) {
        const auto &[conversations, messages] = places[i];
        QString text = tr("each line is one");
        if (messages)
            text = messages->isRoot() ? tr("the whole list") : textOfPath(*messages);
        if (conversations)
            text = tr("%1, in each of %2")
                       .arg(text, conversations->isRoot() ? tr("the list") : textOfPath(*conversations));
        m_place->addItem(text, int(i));
        if (places[i] == chosen)
            m_place->setCurrentIndex(int(i));
    }
    m_place->setEnabled(places.size() > 1);
}

void FormatForm::fillKeys()
{
    const QSignalBlocker blockers[] {QSignalBlocker(m_role), QSignalBlocker(m_text), QSignalBlocker(m_time),
                                     QSignalBlocker(m_id)};
    const std::vector<SampledKey> keys = keysOf(m_sample.records(m_format));
    for (QComboBox *box : {m_role, m_text, m_time, m_id}) {
        box->clear();
        box->addItem(box == m_role || box == m_text ? tr("choose…") : tr("none"));
        for (const SampledKey &key : keys) {
            const QString pointer = QString::fromStdString(key.path.pointer());
            const QString name = textOfPath(key.path);
            box->addItem(key.example.isEmpty() ? name : QStringLiteral("%1   %2").arg(name, key.example), pointer);
            box->setItemData(box->count() - 1, key.example, Qt::ToolTipRole);
        }
    }
    const auto found = [](const JsonPath &path) { return path.isRoot() ? std::nullopt : std::optional(path); };
    choose(*m_role, found(m_format.message.role));
    choose(*m_text, found(m_format.message.text));
    choose(*m_time, m_format.message.time);
    choose(*m_id, m_format.message.id);
}

void FormatForm::fillRoles()
{
    const auto values = m_format.message.role.isRoot()
        ? std::vector<std::pair<QString, int>>()
        : countedValues(m_sample.records(m_format), m_format.message.role);
    m_roles->setRowCount(int(values.size()));
    for (int row = 0; row < m_roles->rowCount(); ++row) {
        const auto &[value, count] = values[size_t(row)];
        m_roles->setItem(row, 0, new QTableWidgetItem(value));
        auto *number = new QTableWidgetItem(QString::number(count));
        number->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_roles->setItem(row, 1, number);
        auto *who = new QComboBox(m_roles);
        who->addItems({tr("User"), tr("Assistant"), tr("Tool"), tr("System"), tr("Leave out")});
        who->setAccessibleName(tr("Who speaks as %1").arg(value));
        const auto known = m_format.roles.find(value.toStdString());
        const auto role = known == m_format.roles.end() ? std::optional<Role>() : known->second;
        who->setCurrentIndex(int(std::find(Roles.begin(), Roles.end(), role) - Roles.begin()));
        m_format.roles.insert_or_assign(value.toStdString(), role);
        connect(who, &QComboBox::currentIndexChanged, this,
                [this, value = value](int choice) { takeRole(value, choice); });
        m_roles->setCellWidget(row, 2, who);
    }
}

void FormatForm::takePlace()
{
    const MessagesPlace place = m_sample.places().at(size_t(m_place->currentData().toInt()));
    m_format.conversations = place.conversations;
    m_format.messages = place.messages;
    guessKeys(m_format, m_sample.records(m_format));
    fillKeys();
    fillRoles();
    emit placeChanged();
    emit changed();
}

void FormatForm::takeKeys()
{
    const JsonPath role = chosenIn(*m_role).value_or(JsonPath());
    const bool isOtherRole = !(role == m_format.message.role);
    m_format.message.text = chosenIn(*m_text).value_or(JsonPath());
    m_format.message.id = chosenIn(*m_id);
    m_format.message.role = role;
    const auto time = chosenIn(*m_time);
    if (time != m_format.message.time) {
        m_format.message.time = time;
        m_format.time = time ? guessTime(m_sample.records(m_format), *time) : HouseFormat::Time();
    }
    guessRecognition(m_format);
    if (isOtherRole) {
        m_format.roles.clear();
        for (const auto &[value, count] : countedValues(m_sample.records(m_format), role)) {
            if (const auto known = guessRole(value))
                m_format.roles.emplace(value.toStdString(), *known);
        }
        fillRoles();
    }
    emit changed();
}

void FormatForm::takeRole(const QString &value, int choice)
{
    m_format.roles.insert_or_assign(value.toStdString(), Roles.at(size_t(choice)));
    emit changed();
}

void FormatForm::takeName()
{
    m_format.name = m_name->text().trimmed();
    m_format.id = formatIdOf(m_format.name);
    emit changed();
}

HouseFormat FormatForm::format() const
{
    HouseFormat format = m_format;
    format.before = m_before->isChecked();
    return format;
}

std::vector<std::pair<JsonPath, QString>> FormatForm::uses() const
{
    std::vector<std::pair<JsonPath, QString>> uses;
    const auto use = [&uses](const HouseFormat::Path &path, const QString &as) {
        if (path && !path->isRoot())
            uses.emplace_back(*path, as);
    };
    use(m_format.message.role, tr("role"));
    use(m_format.message.text, tr("text"));
    use(m_format.message.time, tr("time"));
    use(m_format.message.id, tr("id"));
    use(m_format.message.model, tr("model"));
    return uses;
}

}
