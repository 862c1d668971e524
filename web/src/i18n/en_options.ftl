# What can be chosen before a game: expansions (card-), groups of options (group-), each option with its values (option-)
# and what it means (help-option-), and what may not go together (exclusion-). Points in names and values become _.

## Expansions

setup-presets = Ready choices
preset-base = Base game
preset-river = With the River
preset-all = Everything
setup-base = Base game
setup-copies = How many times: { $set }
setup-columns = Columns
setup-rows = Rows
setup-wrong = This cannot be read. Write it like { $example }.
setup-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
  }
setup-no-options = This table has no options.

card-river = The River
help-card-river = 12 tiles that are laid first.
card-abbot = The Abbot
help-card-abbot = Gardens count, and an abbot may leave early.
card-inns = Inns & Cathedrals
help-card-inns = 18 tiles and a large figure: more for finished, nothing for unfinished.
card-traders = Traders & Builders
help-card-traders = 24 tiles, goods, a builder for double turns and a pig.
card-phantom = The Phantom
help-card-phantom = A second figure in one turn.
card-labyrinth = The Labyrinths
help-card-labyrinth = A road with four arms.
card-german_monasteries = German Monasteries
help-card-german_monasteries = 6 tiles: a monk now, or a prior to the end.

## Groups

group-game = Edition and turns
group-scoring = Farmers and small cities
group-river = The River
group-inns = Inns & Cathedrals
group-traders = Traders & Builders
group-labyrinths = The Labyrinths
group-german_monasteries = German Monasteries
group-table = Use of a table
group-house = House rules
group-more = More

option-value-true = yes
option-value-false = no
option-value-none = none

## Edition and turns

option-edition = Edition
help-option-edition = Whose prints the tiles show: drawings, colours, words for the figures, and which tiles have gardens.
option-edition-C2 = Second edition
option-edition-C1 = First edition
option-edition-C2-dark = Second edition, dark print
option-edition-20AE = 20th anniversary
option-edition-C3 = Third edition
option-rules_profile = Box
help-option-rules_profile = The Big Box has figures for six players and tiles for 50 and 100 points.
option-rules_profile-standalone = Base game alone
option-rules_profile-bigbox6 = Big Box 6
option-first_player = First player
help-option-first_player = Who moves first.
option-first_player-random = Drawn by lot
option-first_player-seat = In the order above
option-dice_markers = Dice on the score track
help-option-dice_markers = A die shows how often its player went round. Points stay the same.

## Farmers and small cities

option-farmers = Farmers
help-option-farmers = What a field is worth at the end of the game.
option-farmers-third = 3 points a finished city, for every field
option-farmers-second = 3 points a finished city, once a player
option-farmers-first = 4 points a finished city, most farmers around it
option-farmers-off = Without farmers
option-tiny_city = City of two tiles
help-option-tiny_city = What the smallest finished city is worth.
option-tiny_city-4 = 4 points, like every city
option-tiny_city-2 = 2 points, one a tile

## The River

option-river_print = Print
help-option-river_print = In the third edition the spring has a road and the lake a monastery.
option-river_print-C2 = Second edition
option-river_print-C3 = Third edition
option-river_uturn = The river may not turn back
help-option-river_uturn = Prints differ; that it counts on two tiles in a row is our reading.
option-river_uturn-immediate = Not on two tiles in a row
option-river_uturn-alternate = Not in two bends in a row
option-river_uturn-jcz = Free land around its open end
option-river_start_tile = Usual start tile
help-option-river_start_tile = The River starts with its spring instead.
option-river_start_tile-remove = Stays in the box
option-river_start_tile-shuffle_in = Is drawn like any other
option-river_ends_divide = Spring and lake divide fields
help-option-river_ends_divide = Else the field goes round both ends of the river.

## Inns & Cathedrals

option-large_meeple = Large figure
help-option-large_meeple = Everybody has one; it counts as two.
option-inns_rules = Inns and cathedrals
help-option-inns_rules = Their tiles can be played without their rules.
option-inns_rules-on = Count
option-inns_rules-off = Are decoration
option-inns_final = Unfinished with an inn or cathedral
help-option-inns_final = What such a road or city scores at the end.
option-inns_final-zero = Nothing
option-inns_final-ignored = As if it had none
option-ic_c_inn = Inn where three roads meet
help-option-ic_c_inn = Sources differ on its tile; the nearest road alone is our reading.
option-ic_c_inn-E = Belongs to the nearest road
option-ic_c_inn-E_W = Belongs to both roads beside it

## Traders & Builders

option-goods = Goods
help-option-goods = Who finishes a city takes its goods; most of a sort gives 10 points at the end.
option-builder = Builder
help-option-builder = Extending the builder's road or city gives a second tile.
option-builder_turn = Second part of a double turn
help-option-builder_turn = Prints say “may”; that it must be played is the reading of most programs.
option-builder_turn-forced = Must be played
option-builder_turn-optional = May be left out
option-pig = Pig
help-option-pig = It makes a farmer's field worth more.

## The Labyrinths

option-labyrinth = Rules
help-option-labyrinth = One road like any other, or figures on every arm and 2 more points for each.
option-labyrinth-off = Not in the game
option-labyrinth-basic = Basic
option-labyrinth-advanced = Advanced
option-labyrinth_count = Number of labyrinths
help-option-labyrinth_count = Two prints of the tile exist.
option-labyrinth_count-1 = One
option-labyrinth_count-2 = Two
option-labyrinth_bonus = Who counts for the 2 points
help-option-labyrinth_bonus = The text says figures that claim; some programs count every one.
option-labyrinth_bonus-meeples = Figures that claim
option-labyrinth_bonus-figures = Builders too
option-labyrinth_arms = Empty arms
help-option-labyrinth_arms = Whether an arm without figures can still be claimed later.
option-labyrinth_arms-segments = May be claimed
option-labyrinth_arms-placer_only = Only the middle, by who lays it

## German Monasteries

option-monasteries_replace = Usual monasteries
help-option-monasteries_replace = The six may take the place of the base game's.
option-monasteries_replace-replace = Stay in the box
option-monasteries_replace-keep = Are played too
option-prior_recall = Abbot lying as a prior
help-option-prior_recall = That he may not be taken back is our reading.
option-prior_recall-forbid = Stays to the end
option-prior_recall-as_monk = May be taken back and scored as a monk

## Use of a table

option-table_mode = The land ends
help-option-table_mode = On a real table there is no room beyond its edge. The exact meaning is ours.
option-table_mode-unbounded = Nowhere
option-table_mode-standard = At a table around the start tile
option-table_mode-shift = At a table; all tiles may be shifted
option-table_mode-extension = At a table, and boards are added
option-table_mode-floor = At blocked spaces of the floor
option-table_size = Size of the table
help-option-table_size = Columns and rows of tiles, 1 to 99.
option-table_panels = Boards to add
help-option-table_panels = By side and depth, in their order: E3+N2 is three columns in the east, then two rows in the north.
option-table_blocked = Blocked spaces
help-option-table_blocked = By column and row from the start tile: 2,3+4,-1.
option-table_edge_completes = The edge finishes things
help-option-table_edge_completes = Roads and cities are closed at the edge, and a monastery needs no tiles beyond it.
option-border_counts = Spaces beyond the edge count
help-option-border_counts = A monastery at the edge gets a point for each, as if a tile lay there.

## House rules

option-draw_ahead = Draw for your next turn
help-option-draw_ahead = Every player draws the next tile at the end of the turn and holds it; who sees it and how the game ends is our reading.
option-draw_ahead_hidden = Drawn tiles are hidden
help-option-draw_ahead_hidden = The others do not see the tile that you hold for your next turn.
option-hand = Tiles in hand
help-option-hand = Lay one of them, and draw at the end of the turn; what happens when none fits is our reading.
option-hand-1 = One, drawn in the turn
option-hand-3 = Three
option-hand_hidden = Hands are hidden
help-option-hand_hidden = The others do not see the tiles in your hand.
option-buy_tile = Buy the tile
help-option-buy_tile = If the drawn tile is the last one to finish something, the others may offer points for it; that only its placing is sold is our reading.
option-start_from_bag = Start from the bag
help-option-start_from_bag = No start tile: the first player draws one and lays it as a usual turn.
option-unplaceable = A tile that fits nowhere
help-option-unplaceable = Another one is drawn for it.
option-unplaceable-remove = Leaves the game
option-unplaceable-return = Goes back into the bag
option-trees_do_not_end_roads = Trees do not end roads
help-option-trees_do_not_end_roads = Roads that meet at trees are one road; only houses end them.
option-fill_hole_extra_turn = Fill a hole, play again
help-option-fill_hole_extra_turn = Filling a space with four neighbours gives another turn; that such turns may follow each other is our reading.
option-no_incomplete_scoring = Nothing for the unfinished
help-option-no_incomplete_scoring = Only fields score at the end; that they still do is our reading.

## What may not go together

exclusion-abbot-edition = The abbot needs gardens, and the tiles of the first edition show none.
exclusion-hand-draw_ahead = A hand of three is drawn ahead already.
exclusion-buy_tile-hand = A tile can be bought when it is drawn; from a hand it is laid at once.
exclusion-buy_tile-draw_ahead = A tile can be bought when it is drawn; one drawn ahead is held already.
exclusion-tiles-start_from_bag = The River begins with its spring, so the start cannot come from the bag.
exclusion-table_edge_completes-table_mode = The edge can only finish things at a table around the start tile.
