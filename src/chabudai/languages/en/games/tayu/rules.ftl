aim = A game for two to four by Niek Neuwahl. Together you dig one network of canals from the middle of the board; each side wants it to reach the sea on both of its own coasts.

tiles_title = The tiles
tiles_text = A tile is three squares long and its canal leaves by three of its eight edges. That makes 28 different tiles, several copies of each.
tiles_ring = Twelve of them leave by three different sides. They carry a ring on their back, which shows before you draw.

turn_title = Your turn
turn_text = Draw a tile, then lay it. With one tile in hand everybody sees what you drew.
turn_draws_1 = Block: mix all tiles face down and build a block two stacks wide, eight long and seven high; with Goliath’s tiles, six long. One of its narrow ends faces the board. Draw from the top of either of the two stacks nearest to the board. Everybody sees the backs on top of all stacks.
turn_draws_2 = Bag: you draw blindly.
turn_draws_3 = Spread: you choose a tile with a ring or one without.
turn_begin = Kosmos: with two players, choose who begins; with four, draw lots. Goliath: the youngest begins. Here chance decides, or the host.

lay_title = Where a tile may lie
lay_first = The first tile covers the centre, turned as you like. After that:
lay_allowed = Allowed: the new canal joins one on the board, and everywhere else blank meets blank.
lay_against_blank = Not allowed: its canal would end at a wall. Exit meets exit.
lay_against_canal = Not allowed: its blank edge would shut a canal. Blank meets blank.
lay_against_alone = Not allowed: no canal reaches it.
lay_must = A tile that fits somewhere must be laid, even where it helps the others. Canals may close a loop, join several arms at once, or end at the edge of the board.

points_title = Points
points_text = Every canal that opens to the sea is an estuary: one point for its coast, two at a shrine.
points_product = One side multiplies north by south, the other east by west. A coast without water makes the whole product nothing.
points_screen_pearls = Each pearl on this board is a point.
# $north (number)
# $south (number)
# $upright (number)
# $east (number)
# $west (number)
# $across (number)
points_screen_sum = North { $north } × south { $south } = { $upright }. East { $east } × west { $west } = { $across }.

end_title = The end
end_text = Once anybody has points, the first tile that fits nowhere ends the game. So does the last tile. The higher product wins.
end_rescue = Kosmos, with two or four players: while nobody has points, you may agree that a tile that fits nowhere leaves the game and the same player draws again. Here you agree on it before the game, and usually do. With three players the flood would not agree, and Goliath has no such rule: there the game ends at once, unless you choose otherwise.

seats_title = Two, three, four
seats_text_1 = Two: one has north and south, the other east and west. You can choose instead that the beginner picks two opposite coasts.
seats_text_2 = Two, with two tiles in hand: each of you first draws a hidden tile. On your turn you draw a second one, lay either, and keep the other. Tiles stand up before you, so everybody sees their backs.
seats_text_3 = Four: two teams that sit crosswise and play in turn. Partners share their coasts.
seats_text_4 = Four: partners may not tell each other anything. Whoever does loses the turn: the next player, of the other team, takes the tile and lays it.
seats_text_5 = Three, Kosmos: chance says who bids first for the flood. The others, clockwise, bid lower or pass. The lowest bidder builds nothing and wins if both builders stay below the bid. Whoever reaches it defeats the flood, and the builders play on.
seats_text_6 = Three, Kosmos: after the auction chance says which builder begins. That builder picks two opposite coasts, and the other builder gets the rest.
seats_text_7 = Three, Goliath: one of you is the saboteur, and you agree on a target, usually 24. A builder begins and picks two opposite coasts. The first builder to reach the target wins at once; otherwise the saboteur wins.

editions_title = Two boxes
editions_text_1 = Kosmos: 19 by 19 squares, four copies of each tile, three shrines on each coast.
editions_text_2 = Goliath: 18 by 18 squares, three copies of each tile, four shrines on each coast, four squares in the centre.

rulings_title = Where the printed rules are silent
rulings_lead = These decisions are ours, not those of the rule sheets.
rulings_text_1 = The board of Goliath: its leaflet speaks of one centre square and gives no size. We play on 18 by 18 squares with four of them in the centre.
rulings_text_2 = Where the shrines stand: columns and rows 5, 10, 15 (Kosmos), 4, 8, 11, 15 (Goliath).
rulings_text_3 = Partners cannot write to the table here while they play, so nobody loses a turn for talking.
rulings_text_4 = A tile in the corner can have an estuary on both coasts. Covering a shrine’s square without an exit there scores nothing.
rulings_text_5 = A canal may run into a hole that is too small for any tile.
rulings_text_6 = Equal products are a draw. Points on one coast alone are no points yet.
rulings_text_7 = When one pile of the block is empty, or one kind of the spread, the other is drawn without a choice.
rulings_text_8 = With two tiles in hand, the game ends only when neither fits; before anybody has points it is the tile just drawn that leaves.
rulings_text_9 = The first bidder must bid, from 1 to 484. A bidder who has passed is out. A bid of 1 ends the auction.
rulings_text_10 = A flood that is beaten plays no more. Builders who tie then share the win.
rulings_text_11 = A tile can be taken back until somebody draws.

keys_title = By hand and by key
keys_text_1 = Mouse: the tile follows the pointer, the wheel or R turns it, a click lays it. Ctrl and wheel come closer.
keys_text_2 = Finger: tap a lit place, tap the tile to turn it, then “Lay it”. Two fingers zoom, one finger moves the board.
keys_text_3 = Keys: Tab reaches the board, arrows walk, R turns, N goes to the next place that fits, X takes your other tile, Enter lays. +, − and 0 zoom.
