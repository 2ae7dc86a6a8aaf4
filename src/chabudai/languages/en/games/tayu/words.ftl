goal = Lead the canals to the sea on both of your coasts. The points of the two are multiplied; the higher product wins.
# $target (number)
goalFlood = You are the flood. Keep the canals from the coasts: you win against both builders if both products stay below { $target }.
aim = canals to the sea on both of your coasts.
goalLabel = The goal
goalFold = Fold the goal away
colon = :
board = Board
todo_drawHidden = Draw a tile to keep.
todo_drawPile = Draw from the left or the right pile.
todo_drawKind = Draw a tile with a ring, or one without.
todo_axis = Choose the two coasts that are yours.
# $name (text)
doing_drawHidden = { $name } is drawing a tile to keep.
# $name (text)
doing_drawPile = { $name } is choosing a pile.
# $name (text)
doing_drawKind = { $name } is drawing a tile.
# $name (text)
doing_layFirst = { $name } is laying the first tile.
# $name (text)
doing_lay = { $name } is laying a tile.
# $name (text)
doing_axis = { $name } is choosing two coasts.
# $name (text)
doing_open = { $name } opens the bidding.
# $name (text)
doing_bid = { $name } is bidding.
pauses_over = The game is over.
pauses_past = An earlier position.
pauses_chance = The tiles are being shuffled.
because_hidden = It stays hidden. From now on you choose between it and the tile you draw.
because_ring = With a ring, the canal leaves by three sides; without, by two or one.
because_auction = The lowest bidder plays the flood against the other two, and wins if both products stay below the bid.
because_axis = Your points on one are multiplied by those on the other. The other builder gets the other two.
because_axisTheirs = The other builder gets the other two.
because_first = All canals grow from there to the four coasts.
# $target (number)
because_flood = Keep the water inland: you win if both products stay below { $target }.
# $name (text)
# $target (number)
because_floodTheirs = { $name } wins if both products stay below { $target }.
# $one (text)
# $other (text)
because_bothDry = Lead the water to the { $one } and the { $other }: the points of both coasts are multiplied.
# $coast (text)
because_dry = Your { $coast } coast has no water yet, so your product is still zero.
# $name (text)
# $one (text)
# $other (text)
because_partner = { $name } is your partner: { $one } and { $other } count for you both.
# $name (text)
# $one (text)
# $other (text)
because_theirs = { $name } wants the water to reach the { $one } and the { $other }.
coach_goal = You all dig one network of canals. Each canal that ends at the sea on your two coasts is a point. The two coasts are multiplied, so you need both.
coach_flood = You play alone against both builders. Lead the canals away from the coasts, or shut them in: neither product may reach your number.
coach_auction = First an auction. Whoever bids lowest is the flood: it builds nothing and must keep both products below its bid. A usual product is 20 to 40.
coach_draw = You see the backs of the next tiles. A ring means that the canal leaves by three sides, so it can lead on in more directions.
coach_lay = Bright places are where the tile fits. Click one to lay it there; R or the wheel turns it. With a finger: tap, tap again to turn, then “Lay it”.
coach_shrine = The red gates on the coasts are shrines. A canal that ends there counts two points.
coach_block = Another side has points. Use your tiles to turn the water away from their coasts, too.
coach_end = From now on, the first tile that fits nowhere ends the game. “Tiles left” shows which ones still fit.
coasts_1 = north
coasts_2 = east
coasts_3 = south
coasts_4 = west
shrine = Shrine: a canal that reaches the sea here counts two points.
coastLetters_1 = N
coastLetters_2 = E
coastLetters_3 = S
coastLetters_4 = W
directions_1 = east
directions_2 = south
directions_3 = west
directions_4 = north
sources_left = Left pile
sources_right = Right pile
sources_ring = Ring
sources_plain = No ring
sources_bag = Bag
sourcesLong_left = draw from the left
sourcesLong_right = draw from the right
sourcesLong_ring = draw with a ring
sourcesLong_plain = draw without a ring
# $square (text)
cell_free = { $square }, empty
# $square (text)
cell_centre = { $square }, empty, centre
# $square (text)
# $shape (text)
# $name (text)
# $exits (text)
cell_laid = { $square }, { $shape } of { $name }{ $exits }
cell_last = , laid last
why_draw = Draw a tile first.
why_axis = First choose which two coasts are yours.
why_auction = First the auction: bid, or pass.
why_nowhere = First choose a place on the board.
why_unfit = This tile fits nowhere now.
why_noOther = You hold no other tile that fits.
# $toward (text)
clash_rim = The tile would reach over the { $toward } edge of the board.
# $square (text)
clash_taken = A tile already lies on { $square }.
clash_centre = The first tile covers the centre.
# $square (text)
# $toward (text)
clash_blank = On { $square } its canal would run { $toward } into a wall: exit must meet exit.
# $square (text)
# $toward (text)
clash_canal = On { $square } it would block the canal from the { $toward }: blank must meet blank.
clash_alone = No canal reaches it there: a tile must join the network.
zoom_in = Closer
zoom_out = Further
zoom_whole = Whole board
zoom_map = Map: choose what you see
zoom_tools = Zoom
hand_mine = Your tile
hand_turn = Turn
hand_turnHint = R
hand_lay = Lay it
hand_hidden = hidden tile
# $direction (text)
hand_turned = running { $direction }
bid_amount = Your bid
bid_less = Lower
bid_more = Higher
# $amount (number)
bid_bid = Bid { $amount }
bid_pass = Pass
axis_ns = North and south
axis_ew = East and west
axis_nsHint = your points: north × south
axis_ewHint = your points: east × west
plates_label = Products
plates_flood = Flood
plates_saboteur = Saboteur
# $target (number)
plates_below = keep below { $target }
plates_out = beaten
plates_nobody = nobody yet
plates_turn = to play
# $name (text)
# $one (text)
# $other (text)
# $a (number)
# $b (number)
# $product (number)
plates_product = { $name }: { $one } { $a } times { $other } { $b }, { $product }
remaining_open = Tiles left
remaining_close = Close
remaining_text = How many of each are still to come. A lit tile would fit somewhere now.
remaining_behind = On top of the stacks behind, the nearest first:
count_title = The count
count_wins = wins
count_nowhere = fits nowhere.
count_draw = Equal products: a draw.
count_shut = A coast without water makes the product zero.
# $name (text)
# $target (number)
count_floodHeld = Nobody reached { $target }: { $name } wins.
# $target (number)
count_floodBeaten = { $target } was reached: the flood is beaten.
round = {""}

# $shape (one of comb, bend, crossing, fork, main)
shape = { $shape ->
        [comb] comb
        [bend] bend
        [crossing] crossing
        [fork] fork
       *[main] main canal
}
# $shape (one of comb, bend, crossing, fork, main)
theShape = { $shape ->
        [comb] the comb
        [bend] the bend
        [crossing] the crossing
        [fork] the fork
       *[main] the main canal
}
# $shape (one of comb, bend, crossing, fork, main)
shapeWithRing = { shape } with a ring
# A line of the move list, after the name of the player; what it did (`effect_…`) follows after commas.
# $shape (one of comb, bend, crossing, fork, main)
# $from (text)
# $to (text)
lays = lays { theShape } from { $from } to { $to }
# $shape (one of comb, bend, crossing, fork, main)
# $from (text)
# $to (text)
laysFirst = begins with { theShape } from { $from } to { $to }
# $coasts: one or two of `coasts`, joined.
# $coasts (text)
# $count (number)
effect_opens = opens the { $coasts } { $count ->
        [one] coast
       *[other] coasts
}
# $count (number)
# $coast (text)
effect_gains = { $count ->
        [one] { $count } point
       *[other] { $count } points
} for the { $coast } coast
# $count (number)
effect_joins = joins { $count } canals

todo_layFirst = Lay your tile over the centre.
todo_layFirstOfTwo = Lay one of your two tiles over the centre.
todo_lay = Lay your tile so that canals join.
todo_layOfTwo = Lay one of your two tiles so that canals join.
# $highest (number)
todo_open = Open the bidding with a number from 1 to { $highest }.
# $target (number)
todo_bid = Bid less than { $target }, or pass.
# $one (number)
# $other (number)
# $product (number)
because_wet = You have { $one } × { $other } = { $product }. Add to it, or keep the water from the others.

# $coast (text)
# $count (number)
coastPoints = { $coast } coast: { $count ->
        [one] { $count } point
       *[other] { $count } points
}
back_ring = ring
back_plain = no ring
back_unknown = unknown back
# A pile to draw from; one of the next two may follow after a comma.
# $source (text)
# $count (number)
pile = { $source }: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
}
pileRing = the next one has a ring
pilePlain = the next one has no ring
# $count (number)
left = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
}
# $directions (text)
cell_fits = , your tile fits here, running { $directions }
# $directions (text)
exits = , canal to the { $directions }
# $highest (number)
why_range = { $highest ->
        [1] Bid 1, or pass.
       *[other] Bid from 1 to { $highest }, or pass.
}
bid_passed = pass
# $name (text)
plates_noBid = { $name }: no bid yet
# $name (text)
plates_passed = { $name }: has passed
# $name (text)
# $amount (number)
plates_bids = { $name }: bids { $amount }
# $count (number)
remaining_gone = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
} fitted nowhere and left the game.
# $tile (text)
# $number (number)
# $count (number)
remaining_count = { $tile }, number { $number }: { $count } left
# $tile (text)
# $number (number)
# $count (number)
remaining_countFits = { $tile }, number { $number }: { $count } left, fits now

# Lines of the move list, after the name of the player.
# $amount (number)
move_bid = bids { $amount } to be the flood
move_pass = passes
# $flood (text)
# $target (number)
move_passLast = passes: { $flood } is the flood and must keep both products below { $target }
move_axis_ns = takes the north and south coasts
move_axis_ew = takes the east and west coasts
# The products of the two sides, after some endings.
# $more (number)
# $less (number)
products = { $more } to { $less }.
ending_stuck = The tile drawn fits nowhere.
ending_supply = The last tile has been laid.
ending_closed = The network is closed before anybody had points.
# $target (number)
ending_target = The target of { $target } was reached.
# $name (text)
# $target (number)
ending_flood = { $name } kept both products below { $target }.

