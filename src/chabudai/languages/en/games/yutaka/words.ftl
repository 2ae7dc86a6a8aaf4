goal = Most points win: on each island, the higher sum of cards of a type takes its treasures.
aim = the most points. The higher sum of cards takes the treasures of an island.
goalLabel = The goal
goalFold = Fold the goal away
colon = :
archipelago = The archipelago
unknown = unknown
tile_mayTurn = , you may turn it
tile_justTurned = , just turned
tile_unclaimed = , nobody’s so far
hand = Your hand
card_chosen = , chosen
# $name (text)
doing_opening = { $name } is turning a tile.
# $name (text)
doing_play = { $name } is choosing a card.
# $name (text)
doing_reveal = { $name } is turning a tile.
past = An earlier position.
coach_opening = Each island hides four treasures. You both turn two tiles now, then you play cards by turns. Big treasures are worth many cards: an idol can be 15.
coach_card = A card counts only on its own island, and only for treasures of its type. Hidden ones count too, so you may bet on them. Even a 1 is enough where the other shore has none.
coach_equipment = Equipment does two things: it claims equipment tiles, and it lets you turn any tile. If both of you have equipment on an island, all cards there count for it.
coach_dynamite = Dynamite goes to the other shore. It is worth nothing there, but it takes one of five places, and the other has to turn a tile. Use it to close a shore where you lead.
coach_room = A shore has room for five cards. Choose the fifth with care: nothing can follow it.
coach_fuse = The fuse is half burnt. Only equipment and Dynamite turn tiles, and the last tile ends the game at once. Lay your best cards in time.
why_notNow = Only equipment and Dynamite turn tiles. Play a card.
why_open = This tile already lies open.
why_below = Only the top of a stack can be turned.
why_tileFirst = Turn a tile first.
why_cardFirst = Choose a card from your hand first, then an island.
ledger_open = Field notes
ledger_close = Close
ledger_repartition = Treasures
ledger_seen = seen
ledger_unseen = not seen yet
ledger_leftOut = Left out of this game
# $name (text)
ledger_stillToCome = Still to come from { $name }
clock_short = to turn
count_title = The count
count_island = Island
count_nobody = Nobody
count_nothing = nothing
count_total = Points
count_equipment = of which equipment
count_leftOut = Left out
round = {""}

# The five islands in short, as on the board and on paper.
shortIslands_1 = Hanged Man
shortIslands_2 = Diamonds
shortIslands_3 = Snake
shortIslands_4 = Dragon
shortIslands_5 = Monkey
# $island (one of 1, 2, 3, 4, 5)
island = { $island ->
        [1] Hanged Man Island
        [2] Diamond Island
        [3] Snake Island
        [4] Dragon Island
       *[5] Monkey Island
}
# Treasures, equipment and Dynamite.
# $type (one of I, D, A, C, E, X)
type = { $type ->
        [I] idol
        [D] dagger
        [A] amphora
        [C] crystals
        [E] equipment
       *[X] Dynamite
}
# A card or a tile: “dagger 3”. Dynamite has no value.
# $type (one of I, D, A, C, E, X)
# $value (text)
piece = { $type ->
        [X] { type }
       *[other] { type } { $value }
}
# $type (one of I, D, A, C, E, X)
# $value (text)
thePiece = { piece }

stone = hidden tile
# $type (one of I, D, A, C, E)
stoneOf = hidden tile, { type }
# $list names what lies below a tile.
# $count (number)
# $list (text)
tile_pile = , { $count } more below: { $list }
# $name (text)
# $more (number)
# $less (number)
tile_held = , { $name } leads { $more } to { $less }
# $sum (number)
tile_even = , even at { $sum }
# $island (one of 1, 2, 3, 4, 5)
# $count (number)
islandTiles = { island }, { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
}
# $name (text)
# $cards (text)
shore = { $name }’s shore: { $cards }
noCards = no cards
# $type (one of I, D, A, C, E, X)
# $value (text)
# $island (one of 1, 2, 3, 4, 5)
lay = Lay { thePiece } on { island }
# $type (one of I, D, A, C, E, X)
# $value (text)
# $island (one of 1, 2, 3, 4, 5)
full = { island } has no room for { thePiece }
# $tile (text)
# $island (one of 1, 2, 3, 4, 5)
turn = Turn tile { $tile } on { island }
# $name (text)
# $type (one of I, D, A, C, E)
# $value (text)
# $island (one of 1, 2, 3, 4, 5)
happened = { $name } laid { thePiece } on { island }.
# $name (text)
# $other (text)
# $island (one of 1, 2, 3, 4, 5)
happenedBomb = { $name } threw Dynamite at { $other } on { island }.
# $island (one of 1, 2, 3, 4, 5)
# $type (one of I, D, A, C, E)
# $value (text)
found = Found on { island }: { piece }.

prompt_opening_what = Turn any tile.
prompt_opening_why = You each turn two to begin with, to see what is worth fighting for.
prompt_card_what = Choose a card.
prompt_card_why = Beside an island it counts for the treasures of its type there; the higher sum takes them.
# $card is made by `piece`, with a capital.
# $card (text)
prompt_object_what = { $card }: choose an island.
# $type (one of I, D, A, C)
# $value (text)
prompt_object_why = It adds { $value } to your { $type ->
        [I] idols
        [D] daggers
        [A] amphoras
       *[C] crystals
} there.
# $card (text)
prompt_tool_what = { $card }: choose an island.
prompt_tool_why = It counts for equipment there, and you turn any tile.
prompt_bomb_what = Dynamite: choose an island.
# $other (text)
prompt_bomb_why = It takes up room on { $other }’s shore, and { $other } has to turn a tile.
prompt_equipment_what = Turn any tile.
prompt_equipment_why = Your equipment digs it up. Look where your cards already lie.
prompt_dynamite_what = Turn any tile.
# $other (text)
prompt_dynamite_why = { $other } threw Dynamite at you, so you dig. Then you play as usual.

# $island (one of 1, 2, 3, 4, 5)
why_full = Your shore of { island } already has five cards.
# $island (one of 1, 2, 3, 4, 5)
why_fullOther = The other shore of { island } already has five cards.
# $type (one of I, D, A, C, E, X)
# $value (text)
# $count (number)
ledger_copies = { $count ->
        [0] { piece }, played
        [1] { piece }, to come
       *[other] { piece }, { $count } left
}
# $shares tells how many of them each player has.
# $count (number)
# $shares (text)
clock_told = { $count } of 16 turning cards { $count ->
        [one] is
       *[other] are
} still to come: { $shares }. The last one ends the game.
# $name (text)
# $hand (number)
# $deck (number)
deck = { $name }: { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
} in hand, { $deck } in the deck
# $name (text)
# $hand (number)
handOf = { $name }: { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
} in hand
# $type (one of I, D, A, C, E)
# $sum (number)
gathered = { type }: cards worth { $sum } on this shore

# Lines of the move list, after the name of the player. $island is the short name of an island.
# $other (text)
# $island (text)
move_bomb = throws Dynamite at { $other } ({ $island })
# $type (one of I, D, A, C, E, X)
# $value (text)
# $island (text)
move_lay = lays { thePiece } ({ $island })
# $island (text)
move_turn = turns a tile ({ $island })
# $type (one of I, D, A, C, E)
# $value (text)
# $island (text)
move_find = finds { thePiece } ({ $island })
# $count (number)
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
}
# $count (number)
# $less (number)
ending_points = { $count ->
        [one] { $count } point
       *[other] { $count } points
} to { $less }.
# $count (number)
# $equipment (number)
# $less (number)
ending_equipment = { $count ->
        [one] { $count } point
       *[other] { $count } points
} each; equipment decides, { $equipment } to { $less }.
# $count (number)
# $equipment (number)
ending_tie = { $count ->
        [one] { $count } point
       *[other] { $count } points
} each, and { $equipment ->
        [one] { $equipment } point
       *[other] { $equipment } points
} of equipment each.

