// The small messages of the protocol that need no table.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/record.h"
#include "core/tile.h"
#include "table/command.h"

namespace bastide {

using Seq = std::optional<std::int64_t>;

std::string error_message(Seq seq, std::string_view code, std::string_view text);
/// The `bad_record` error, with line and column.
std::string record_error_message(Seq seq, const RecordError& error);
std::string refused_message(Seq seq, std::uint32_t version, const TableRefusal& refusal);
std::string record_message(Seq seq, std::string_view record);
/// Catalogue, options, levels and colours: what a page must know before a table is made.
const std::string& welcome_message();
/// The protocol's CATALOGUE of these sets.
std::string catalogue_json(std::span<const std::shared_ptr<const TileSet>> sets);

}  // namespace bastide
