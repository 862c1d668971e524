// Traders and Builders (R-TRADE): goods, builder and pig.
#pragma once

#include <array>

#include "core/variant.h"

namespace bastide {

extern const Variant kTraders;

inline constexpr std::array<std::string_view, 3> kGoods{"wine", "grain", "cloth"};

/// Tokens of each sort that a seat has, in the order of kGoods; zeros where the variant is not in
/// play.
std::array<int, kGoods.size()> goods_of(const State& state, int seat);

}  // namespace bastide
