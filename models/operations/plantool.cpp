// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/operations/plantool.h"

#include "models/analysis/toolcalls.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tacet {

namespace {

QString firstText(const QJsonObject &item, std::initializer_list<const char *> names)
{
    for (const char *name : names) {
        if (const QString text = item.value(QLatin1StringView(name)).toString().trimmed(); !text.isEmpty())
            return text;
    }
    return {};
}

std::vector<PlanItem> itemsIn(const QJsonObject &input)
{
    std::vector<PlanItem> items;
    for (const char *list : {"todos", "plan", "items", "tasks"}) {
        for (const QJsonValue &value : input.value(QLatin1StringView(list)).toArray()) {
            const QJsonObject item = value.toObject();
            const QString text =
                value.isString() ? value.toString() : firstText(item, {"content", "step", "text", "title"});
            if (!text.isEmpty())
                items.push_back({text, item.value(QLatin1StringView("status")).toString()});
        }
    }
    return items;
}

}

std::vector<PlanItem> planIn(const MessageBody &body)
{
    for (auto part = body.parts.rbegin(); part != body.parts.rend(); ++part) {
        if (part->kind != PartKind::ToolCall || toolFamily(part->name) != ToolFamily::Plan)
            continue;
        auto items = itemsIn(QJsonDocument::fromJson(part->input.toUtf8()).object());
        if (!items.empty())
            return items;
    }
    return {};
}

}
