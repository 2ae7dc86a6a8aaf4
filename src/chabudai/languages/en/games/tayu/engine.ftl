summary = Dig one network of canals and bring it to both of your coasts.

option_edition_label = Edition
option_edition_hint = With three players, Kosmos begins with an auction and Goliath names a saboteur.
option_edition_values_kosmos = Kosmos: 19 × 19, 112 tiles
option_edition_values_goliath = Goliath: 18 × 18, 84 tiles
option_draw_label = How to draw
option_draw_values_block = From a block of two piles
option_draw_values_bag = Blind, from the bag
option_draw_values_spread = With a ring or without, as you like
option_hand_label = Tiles to choose from
option_hand_hint = With two, hands are hidden. For two players only.
option_rescue_label = When a tile fits nowhere
option_rescue_hint = With three players the game usually ends: the flood would not agree to another tile.
option_rescue_values_redraw = While nobody has points, draw again
option_rescue_values_never = The game ends at once
option_coasts_label = Coasts
option_coasts_values_seats = North and south for the first seat
option_coasts_values_choose = As the beginner likes
option_target_label = Score the saboteur must prevent
option_saboteur_label = Saboteur

# Hints: why a placement is a good choice. $coast is one of `coasts`.
# $coast (text)
# $now (number)
# $before (number)
hint_reaches = It reaches the { $coast } coast: { $now } instead of { $before }.
# $count (number)
# $before (number)
hint_closes = It closes places: { $count } of the 28 tiles still fit somewhere, instead of { $before }.
hint_quiet = It reaches no coast yet; every tile that fitted before still fits.
# $own (number)
# $other (number)
hint_axis = These coasts have { $own } already, the others { $other }.

terminal_target = The target was reached.
terminal_floodHeld = Both products stayed below the target.
# $number (number)
terminal_tile = tile { $number }
terminal_turns_1 = to the east →
terminal_turns_2 = to the south ↓
terminal_turns_3 = to the west ←
terminal_turns_4 = to the north ↑
# $source (one of left, right, ring, plain, bag)
terminal_draw = draw: { $source ->
        [left] left
        [right] right
        [ring] with a ring
        [plain] without a ring
       *[bag] bag
}
# $axis (one of ns, ew)
terminal_axis = { $axis ->
        [ns] north–south
       *[ew] east–west
}
# $amount (number)
terminal_bid = bid { $amount }
terminal_pass = pass
terminal_way = Which way?
terminal_which = Which tile?
terminal_lay = Lay your tile.
terminal_auction = Bid for the flood, or pass.
terminal_coasts = Choose your coasts.
terminal_drawTile = Draw a tile.
terminal_choose = Choose.
terminal_flood = flood
terminal_saboteur = saboteur

print_tiles = Canal tiles
print_board = Board
print_materials_1 = Two large sheets of thick card, and a large sheet of dark paper
print_materials_2 = Clear adhesive film to cover the printed sheets before you cut them
print_materials_3 = A large glue stick, a steel ruler, a sharp knife and a mat to cut on
print_making_1 = Cut a square of card a little larger than the board, then cut it in four. Join it again with strips of paper: along the whole upright join on one face, along half of the level join on the other. The other half is the slit. Glue the dark paper over one face and fold its rim over.
print_making_2 = Cut out the quarters of the board and glue them on the other face, edge to edge over the grey tabs: the star in the middle must be whole. Cut the slit open and score the folds. The board folds in four.
print_making_3 = Glue the tiles on thick card, backs too: a ring on the back shows before the tile is drawn.

