// What is agreed before a game: the options that the reference knows, by the names of the option
// tables of the rules.
#pragma once

#include <string>
#include <vector>

#include "core/direction.h"

namespace bastide::reference {

enum class Fields : unsigned char { Third, Second, First, Off };  ///< O-FARM

enum class Bends : unsigned char { Immediate, Alternate, Jcz };  ///< river_uturn, R-RIVER-4

enum class Labyrinth : unsigned char { Basic, Advanced };  ///< R-LAB-3, R-LAB-5

enum class TableMode : unsigned char { Unbounded, Standard, Shift, Extension, Floor };  ///< O-TABLE

/// A table put beside the others, or a board laid over the edge.
struct Panel {
  Side side;
  int depth;
};

/// O-TABLE.
struct Limits {
  TableMode mode = TableMode::Unbounded;
  int width = 15;
  int height = 11;
  std::vector<Panel> panels{};  ///< in the order in which they are added
  std::vector<Cell> blocked{};  ///< where no tile may lie, by TableMode::Floor
};

struct Rules {
  int players = 2;
  std::vector<std::string> sets{"base"};  ///< one that is in play several times stands as often
  std::string edition = "C2";             ///< R-ED
  Fields fields = Fields::Third;
  int tiny_city = 4;    ///< O-TINY
  int start_turns = 0;  ///< quarter turns of the tile that lies at the start
  // The River
  Bends river_bends = Bends::Immediate;
  bool keep_start_tile = false;    ///< river_start_tile=shuffle_in, R-RIVER-9
  bool river_ends_divide = false;  ///< R-RIVER-6
  bool c3_river = false;           ///< river_print=C3, R-ED-5
  bool abbot = false;              ///< R-ABBOT
  bool phantom = false;            ///< R-PHANTOM
  bool inns_count = true;          ///< inns_rules
  bool spoilt_is_zero = true;      ///< inns_final=zero, R-INN-9, R-INN-14
  bool large_meeple = true;        ///< where Inns & Cathedrals is in play
  bool second_inn_on_c = false;    ///< ic_c_inn=E+W
  bool goods = true;               ///< these three where Traders & Builders is in play
  bool builder = true;
  bool pig = true;
  bool may_stop_after_part = false;  ///< builder_turn=optional, R-TRADE-32
  bool keep_monasteries = false;     ///< monasteries_replace=keep, R-GERMAN-2
  bool recall_prior = false;         ///< prior_recall=as_monk, A-GERMAN-1
  Labyrinth labyrinth = Labyrinth::Basic;
  int labyrinths = 1;                  ///< labyrinth_count
  bool bonus_for_all_figures = false;  ///< labyrinth_bonus=figures, A-LAB-1
  bool placer_only = false;            ///< labyrinth_arms=placer_only, A-LAB-2
  Limits limits{};
  // House rules
  bool start_from_bag = false;          ///< R-HOUSE-5
  bool return_unplaceable = false;      ///< R-HOUSE-5
  bool trees_do_not_end_roads = false;  ///< R-HOUSE-6
  int hand = 0;                         ///< tiles that each holds: R-HOUSE-3, R-HOUSE-4
  bool buy_tile = false;                ///< R-HOUSE-7
  bool extra_turn_for_hole = false;     ///< R-HOUSE-8
  bool no_incomplete_scoring = false;   ///< R-HOUSE-9
  bool edge_completes = false;          ///< R-HOUSE-11
  bool border_counts = false;           ///< R-HOUSE-11

  bool has_set(const std::string& name) const {
    for (const std::string& set : sets) {
      if (set == name) return true;
    }
    return false;
  }
};

}  // namespace bastide::reference
