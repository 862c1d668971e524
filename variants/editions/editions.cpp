#include "variants/editions/editions.h"

namespace bastide {

const Variant kEditions{
    .name = "editions",
    .enabled = [](const Game& game) { return game.option("rules_profile") == "bigbox6"; },
    .options = {{"edition",
                 {"C2", "C1", "C2-dark", "20AE", "C3"},
                 "R-ED-1",
                 "Whose prints the tiles show: drawings, colours, names of roles; gardens for the "
                 "abbot differ by it."},
                {"rules_profile",
                 {"standalone", "bigbox6"},
                 "R-BB6-4",
                 "The base game alone, or as in Big Box 6: six colours, point tiles from 50 on."},
                {"dice_markers",
                 {"false", "true"},
                 "R-HOUSE-12",
                 "Dice on the score track show the laps; display only."}},
    .sixth_seat = true,  // R-BB6-4
};

}  // namespace bastide
