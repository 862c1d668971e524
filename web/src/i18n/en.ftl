# The English texts; those of options and tiles are in en_options.ftl and en_tiles.ftl. Every key is in the Slovak files
# too, with the same variables; a test checks it.

language-name = English
app-name = Bastide
app-tagline = Lay the land tile by tile: roads, cities, monasteries and fields.

## Setup

setup-title = New game
setup-players = Players
setup-options = Rules in detail
setup-expansions = Expansions
setup-name = Name of player { $number }
setup-name-hint = { $kind ->
    [computer] Computer
    [open] joins by a link
   *[person] Player { $number }
  }
setup-kind = Who plays seat { $number }
setup-colour = Colour of player { $number }: { $colour }
setup-colour-choose = Choose a colour
setup-kind-person = Person here
setup-kind-computer = Computer
setup-kind-open = Friend elsewhere
setup-add = Add a player
setup-remove = Remove player { $number }
setup-start = Start the game
setup-start-online = Open the table
setup-online-hint = A friend elsewhere joins by a link that you get when the table is open.
setup-crowded = Six players get about twelve turns each; inns or the Big Box bring the figures for six.
setup-needs-person = At least one seat must be a person here or a friend elsewhere.
setup-continue = Continue the game
setup-continue-over = Look at the last game
setup-continue-detail = { $tiles ->
    [one] { $names }: { $tiles } turn played
   *[other] { $names }: { $tiles } turns played
  }
setup-open = Open a recorded game
setup-open-hint = Or drop a .carc or .jcz file here.
setup-loading = Preparing the table…
setup-failed = The rules module could not be loaded. Please reload the page; an older browser may be unable to run it.

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-black = black
colour-pink = pink

## Table on a server

join-title = A table is waiting
join-lead = You were invited to table { $code }.
join-name = Your name
join-button = Take a seat
join-watch = Only watch
wait-title = Waiting for players
wait-lead = Send this link to your friends. The game begins when every seat is taken.
wait-link = Link to this table
wait-copy = Copy the link
wait-copied = Link copied
wait-free = free seat
link-lost = The connection is lost. Trying again…
link-opening = Connecting…
watching = You are watching

## Turn

turn-place = { $name }, place the tile on a marked space
turn-figure = { $name }, put a figure on the tile or confirm
turn-second = { $name }, add the phantom or confirm
turn-again = { $name }, do you play the second part of your double turn?
turn-again-short = A second part?
turn-take = { $name }, which tile of your hand do you play?
turn-take-short = Which tile?
turn-give_up = { $name }, none of your tiles fits: which one leaves the game?
turn-give_up-short = None fits
turn-offer = { $name }, do you offer points for this tile?
turn-offer-short = Your offer?
turn-sale = { $name }, do you sell the tile?
turn-sale-short = Sell the tile?
turn-confirm = { $name }, confirm your turn
turn-other = { $name } is playing…
turn-computer = { $name } is thinking…
turn-over = The game is over
turn-short = Your turn, { $name }
turn-short-other = { $name } is playing
points-label = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
supply-label = { $count ->
    [0] no figures left
    [one] { $count } figure left
   *[other] { $count } figures left
  }
supply-kind = { $figure }: { $count ->
    [0] none left
   *[other] { $count } left
  }
goods = Goods
goods-wine = { $count } wine
goods-grain = { $count } grain
goods-cloth = { $count } cloth
point-tiles = Point tiles: { $tiles }
track-label = Score track
track-marker = { $name }: space { $space }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
track-die = die { $laps }
again = Play the second part
again-not = End the turn
hand-title = Your tiles
hand-give_up = Which tile leaves the game?
hand-give_up-note = None of them fits anywhere. This cannot be taken back.
hand-uncover = Show the tiles of { $name }
hand-hidden = a hidden tile
hands-title = Tiles in hand
offer-points = Points, { $most } at most
offer-send = Offer { $points }
offer-not = Offer nothing
sale-title = Sell the tile?
sale-take = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
sale-not = Keep the tile
kinds-title = Which figure
players-title = Players and score track
on-turn = on turn
away = away
seat-you = you
tiles-left-label = { $count ->
    [one] tile left
   *[other] tiles left
  }
tiles-short = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
  }
drawn-tile = Drawn tile: { $tile }
drawn-none = No tile drawn
discards = Out of the game
discards-count = { $count ->
    [one] { $count } tile fitted nowhere
   *[other] { $count } tiles fitted nowhere
  }
turn-left = Turn the tile left
turn-right = Turn the tile right
undo = Undo
confirm = Confirm
put-tile = Place tile
preview-title = Confirming scores
spots-title = Put a figure

spot-road = { $roles ->
    [new] Traveller
   *[old] Highwayman
  } on the road, { $side }
spot-city = Knight in the city, { $side }
spot-monastery = { $roles ->
    [new] Monk or nun
   *[old] Monk
  } in the monastery
spot-prior = Prior at the monastery, until the end
spot-garden = Abbot in the garden
spot-field = { $roles ->
    [new] Farmwoman
   *[old] Farmer
  } in the field, { $side }
spot-back = Take back the { $figure } and score it: { $place }
spot-other = { $figure }: { $place }
place-road = road, { $side }
place-city = city, { $side }
place-monastery = monastery
place-prior = monastery, as prior
place-garden = garden
place-field = field, { $side }
figure-meeple = figure
figure-large = large figure
figure-abbot = abbot
figure-builder = builder
figure-pig = pig
figure-phantom = phantom
spot-label = { $number }: { $spot }
side-N = north
side-E = east
side-S = south
side-W = west
side-NNW = north, left part
side-NNE = north, right part
side-ENE = east, upper part
side-ESE = east, lower part
side-SSE = south, right part
side-SSW = south, left part
side-WSW = west, lower part
side-WNW = west, upper part
side-in = enclosed

## Board

board-label = Board
board-hint = Arrow keys choose a marked space, Enter puts the tile there, R turns it, digits choose a figure's spot, Enter confirms, U takes back.
cell-label = { $ways ->
    [one] Column { $x }, row { $y }: the tile fits in { $ways } direction
   *[other] Column { $x }, row { $y }: the tile fits in { $ways } directions
  }
cell-pending = Column { $x }, row { $y }: the tile lies here; turn it
zoom-in = Closer
zoom-out = Further away
zoom-fit = Show the whole board
tools = View
panel = Game
notes-label = Notes

## What happened

log-title = What happened
log-empty = Nothing yet: the start tile lies in the middle.
log-place = placed a tile, no figure
log-figure-road = placed a tile, { $roles ->
    [new] traveller
   *[old] highwayman
  } on the road
log-figure-city = placed a tile, knight in the city
log-figure-monastery = placed a tile, { $roles ->
    [new] monk or nun
   *[old] monk
  } in the monastery
log-figure-prior = placed a tile, prior at the monastery
log-figure-garden = placed a tile, abbot in the garden
log-figure-field = placed a tile, { $roles ->
    [new] farmwoman
   *[old] farmer
  } in the field
log-take_back = placed a tile, took the { $figure } back
log-also = also put a figure: { $figure }
log-token = took { $goods }
log-figure-other = placed a tile and a figure: { $figure }
log-discard = drew a tile that fitted nowhere: { $tile }. It left the game.
log-set_aside = drew a tile that fits nowhere now: { $tile }. It went back into the bag.
log-offer = made an offer for the tile
log-sale = paid { $points } for the tile and says where it goes
log-over-finished = The last tile is laid: the game is over.
log-over-resigned = The game was resigned.
log-over-aborted = The game was stopped.
log-more = { $count ->
    [one] Show { $count } earlier line
   *[other] Show { $count } earlier lines
  }
award-road = { $finished ->
    [yes] road
   *[no] unfinished road
  }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }{ $shared ->
    [yes] , shared
   *[no] {""}
  }{ $extra ->
    [0] {""}
   *[other] , with { $extra } extra
  }: { $points }
award-city = { $finished ->
    [yes] city
   *[no] unfinished city
  }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }{ $coats ->
    [0] {""}
    [one] {" "}and { $coats } coat of arms
   *[other] {" "}and { $coats } coats of arms
  }{ $shared ->
    [yes] , shared
   *[no] {""}
  }{ $extra ->
    [0] {""}
   *[other] , with { $extra } extra
  }: { $points }
award-monastery = { $finished ->
    [yes] monastery
   *[no] unfinished monastery
  } and { $neighbours ->
    [one] { $neighbours } neighbour
   *[other] { $neighbours } neighbours
  }{ $shared ->
    [yes] , shared
   *[no] {""}
  }{ $extra ->
    [0] {""}
   *[other] , with { $extra } extra
  }: { $points }
award-field = field, { $cities ->
    [one] { $cities } finished city
   *[other] { $cities } finished cities
  }{ $shared ->
    [yes] , shared
   *[no] {""}
  }{ $extra ->
    [0] {""}
   *[other] , with { $extra } extra
  }: { $points }
award-garden = { $finished ->
    [yes] garden
   *[no] unfinished garden
  } and { $neighbours ->
    [one] { $neighbours } neighbour
   *[other] { $neighbours } neighbours
  }{ $shared ->
    [yes] , shared
   *[no] {""}
  }{ $extra ->
    [0] {""}
   *[other] , with { $extra } extra
  }: { $points }
award-prior = prior, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } in its rows{ $shared ->
    [yes] , shared
   *[no] {""}
  }: { $points }
award-goods = most { $token ->
    [wine] wine
    [grain] grain
   *[cloth] cloth
  }{ $shared ->
    [yes] , shared
   *[no] {""}
  }: { $points }
award-line = { $name } – { $award } ({ $rule })

## Announcements

say-turn = { $name }'s turn. Tile: { $tile }. { $places ->
    [one] { $places } place.
   *[other] { $places } places.
  } { $left ->
    [one] { $left } tile left.
   *[other] { $left } tiles left.
  }
say-placed = { $name } placed { $tile } at column { $x }, row { $y }.
say-figure = { $name }: { $spot }.
say-award = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: { $award }.
say-discard = { $tile } fits nowhere and leaves the game.
say-set_aside = { $tile } fits nowhere now and goes back into the bag.
say-token = { $name } takes { $goods }.
say-hold = { $name } takes into the hand: { $tile }.
say-offer = { $name } makes an offer.
say-sale = { $name } pays { $points } for the tile.
say-over = The game is over. { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
  }
say-lies = The tile lies at column { $x }, row { $y }, turned { $side }.

## End

over-title = Final score
over-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
  }
over-kind = Kind
over-in-play = { $kind } in play
over-final = { $kind } at the end
over-total = Total
kind-road = Roads
kind-city = Cities
kind-monastery = Monasteries
kind-field = Fields
kind-garden = Gardens
kind-goods = Goods
kind-sale = Tiles sold and bought
over-new = New game
over-record = Download the record
over-board = Look at the board
over-sheet = Score sheet

## Tiles left

tiles-title = Tiles still to come
tiles-lead = { $count ->
    [one] { $count } tile is not drawn yet.
   *[other] { $count } tiles are not drawn yet.
  }
tiles-one = { $tile }: { $count } left
tiles-open = Which tiles are left?

## Settings and help

settings-title = Settings
settings-language = Language
settings-theme = Appearance
theme-auto = As the system
theme-light = Light
theme-dark = Dark
menu-leave = Leave the game
leave-title = Leave this game?
leave-lead = A game at this screen is kept: you can continue it from the first page.
leave-stay = Stay
leave-go = Leave
close = Close
help-title = Keys and touches
help-arrows = Arrow keys
help-arrows-does = choose a marked space, then a spot for the figure
help-next = N, Shift N
help-next-does = next or previous marked space
help-turn = R, right click, wheel
help-turn-does = turn the tile through its legal directions; Tab too, while the mouse is over the board
help-enter = Enter, space
help-enter-does = put the tile, then confirm the turn
help-digits = 1 to 9, 0
help-digits-does = put the figure on that spot, 0 takes it back
help-kind = K
help-kind-does = take the next kind of figure into the hand
help-undo = U, Backspace, Ctrl Z
help-undo-does = take back the last step of this turn
help-view = + and −, wheel, pinch
help-view-does = closer or further away
help-fit = F
help-fit-does = show the whole board
help-help = ?
help-help-does = this list
help-tap = Tap or click
help-tap-does = put the tile on a marked space; again turns it
help-drag = Drag
help-drag-does = move the board

## Rules

rules-title = Rules
rules-read = Read the rules
rules-sections = Sections
rules-search = Search the rules
rules-found = Found
rules-count = { $count ->
    [0] Nothing found. Try another word or a rule's number.
    [one] { $count } rule
   *[other] { $count } rules
  }
rules-back = Back to the first page
rules-back-game = Back to the game
rules-link = Rule { $rule }
rules-loading = Opening the rules…
rules-failed = The rules could not be loaded. Please try again.

## Refusals and errors: reason-<word>, error-<code>

reason-game_over = The game is over.
reason-wrong_phase = That cannot be done at this point of the turn.
reason-not_your_turn = It is not your turn.
reason-not_begun = The game begins when all seats are taken.
reason-stale = The table had already moved on. Please look again.
reason-tile_not_in_bag = No copy of that tile is left.
reason-bag_not_empty = There are still tiles to draw.
reason-tile_fits_nowhere = The tile fits nowhere.
reason-cell_taken = A tile lies there already.
reason-cell_not_adjacent = A tile must touch another one along a side.
reason-edge_mismatch = The sides do not match there.
reason-placement_forbidden = A rule forbids that place.
reason-not_tile_just_placed = A figure may only go on the tile just placed.
reason-no_such_segment = There is no such place on the tile.
reason-feature_occupied = Somebody stands there already.
reason-no_figure_in_supply = You have no figure left.
reason-figure_not_allowed_there = That figure may not stand there.
reason-not_taken_back = That figure may not be taken back now.
reason-needs_own_meeple = None of your figures stands there for it to join.
reason-feature_complete = That is finished already.
reason-tile_not_in_hand = You do not hold that tile.
reason-another_tile_fits = Another tile of your hand fits: you must lay that one.
reason-more_than_own_points = You can offer at most the points you have.
reason-draw_required = A tile must be drawn first.
reason-nothing_to_undo = There is nothing to take back.
error-bad_message = The table did not understand the page. Please reload it.
error-unknown_type = The table did not understand the page. Please reload it.
error-no_table = There is no such table (any more).
error-not_your_seat = That is not your seat.
error-too_large = That is too large.
error-too_fast = Too fast: please wait a moment.
error-table_full = All seats at this table are taken.
error-too_many_tables = The server has no room for another table now. Please try again later.
error-bad_setup = The table cannot be set up like this.
error-bad_record = The recorded game could not be read: { $text }
error-no_engine = The rules module could not be loaded.
