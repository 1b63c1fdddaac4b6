// SPDX-FileCopyrightText: 2026 The Tacet authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/core/message.h"
#include "models/importers/jsonmessages.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tacet {

/// Where in a sample of Inspect a record stands.
struct InspectPlace {
    enum class Kind : quint8 {
        Message, ///< of a sample
        EventInput,
        EventOutput, ///< the message of the first choice
        Event, ///< of a model that gave no choice
        Pool, ///< the messages that the events of a newer log share
        StopReason, ///< of the sample's output
        EventStopReason,
        Attachment,
    };
    Kind kind = Kind::Message;
    qint64 event = 0;
    qint64 position = 0;

    /// From the root of the sample.
    [[nodiscard]] QString pointer(std::string_view poolKey) const;
};

/// What a sample holds of its conversation, by where it stands in the bytes of the sample.
struct InspectSample {
    struct Item {
        InspectPlace place;
        ByteRange range;
        std::optional<ByteRange> stopReason; ///< why the answer ended, which stands beside the message
        InspectPlace::Kind stopKind = InspectPlace::Kind::StopReason;
    };
    std::vector<Item> items; ///< in the order of the conversation
    /// Texts that messages name by a hash; from the key's first byte to the value's last.
    std::unordered_map<std::string, ByteRange> attachments;
};

/// The messages of the sample; of a sample without any, what the events of its models were given and gave back, each
/// message once.
[[nodiscard]] InspectSample inspectSample(std::string_view sample);

/// The hashes of the attachments that a message names, each once, in order.
[[nodiscard]] std::vector<std::string> attachmentsNamedIn(std::string_view message);
/// The message with the attachments in their places. @param members see InspectSample::attachments: their bytes
[[nodiscard]] std::string withAttachments(std::string_view message, const std::vector<std::string_view> &members);

}
