// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/formats/recordtree.h"

#include <QHeaderView>
#include <QJsonObject>

#include <algorithm>

namespace tacet {

namespace {

constexpr int ShownRecords = 12;
constexpr int ShownElements = 20;
constexpr int DeepestShown = 8;
constexpr qsizetype ShownCharacters = 120;

using Items = std::vector<std::pair<QTreeWidgetItem *, QString>>;

QString valueText(const QJsonValue &value)
{
    if (value.isArray())
        return RecordTree::tr("list of %n", nullptr, int(value.toArray().size()));
    if (value.isNull())
        return QStringLiteral("null");
    if (value.isString() && value.toString().isEmpty())
        return QStringLiteral("\"\"");
    return scalarOf(value).left(ShownCharacters).simplified();
}

void fill(QTreeWidgetItem &item, const QJsonValue &value, const QString &pointer, int depth, Items &items);

void add(QTreeWidgetItem &parent, const QString &name, const QString &pointer, const QJsonValue &value, int depth,
         Items &items)
{
    auto *item = new QTreeWidgetItem(&parent, {name, valueText(value)});
    item->setToolTip(0, pointer);
    items.emplace_back(item, pointer);
    fill(*item, value, pointer, depth + 1, items);
}

void fill(QTreeWidgetItem &item, const QJsonValue &value, const QString &pointer, int depth, Items &items)
{
    if (depth > DeepestShown)
        return;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString token = QString::fromStdString(escapedToken(it.key().toStdString()));
        add(item, it.key(), pointer + u'/' + token, it.value(), depth, items);
    }
    const QJsonArray array = value.toArray();
    for (int i = 0; i < qMin(int(array.size()), ShownElements); ++i)
        add(item, QString::number(i), pointer + QStringLiteral("/%1").arg(i), array.at(i), depth, items);
}

}

RecordTree::RecordTree(QWidget *parent)
    : QTreeWidget(parent)
{
    setHeaderLabels({tr("Key"), tr("Value"), tr("Used as")});
    setAccessibleName(tr("First records of the file"));
    setUniformRowHeights(true);
    setAlternatingRowColors(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(1, QHeaderView::Stretch);
    header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    header()->setStretchLastSection(false);
}

RecordTree::~RecordTree() = default;

void RecordTree::setRecords(const QJsonArray &records)
{
    clear();
    m_items.clear();
    for (int i = 0; i < qMin(int(records.size()), ShownRecords); ++i) {
        auto *record = new QTreeWidgetItem(this, {tr("Record %1").arg(i)});
        fill(*record, records.at(i), QString(), 0, m_items);
        record->setExpanded(i < 3);
    }
}

void RecordTree::setUses(const std::vector<std::pair<JsonPath, QString>> &uses)
{
    for (const auto &[item, pointer] : m_items) {
        const auto use = std::find_if(uses.begin(), uses.end(), [&pointer = pointer](const auto &one) {
            return QString::fromStdString(one.first.pointer()) == pointer;
        });
        QFont font = item->font(0);
        font.setBold(use != uses.end());
        item->setFont(0, font);
        item->setText(2, use == uses.end() ? QString() : use->second);
    }
}

}
