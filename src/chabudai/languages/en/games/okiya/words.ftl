garden = Garden
goal = Four of your tokens in a row, a column, a diagonal or a square of four; or no tile left for the other to take.
aim = four of your tokens in a line or a square.
goalLabel = The goal
goalFold = Fold the goal away
colon = :
or = or
prompt_last = Last tile taken
prompt_yourTurn = Your turn. Take
# $name (text)
prompt_theirTurn = { $name } takes
prompt_youBegin = You begin.
# $name (text)
prompt_theyBegin = { $name } begins.
prompt_opening = A new garden.
prompt_takeBorder = Take a tile of the border.
prompt_anyBorder = The first tile comes from the border.
prompt_brief = like the last tile
# $other (text)
prompt_yours = Match its plant or its symbol. Then { $other } must match your tile.
prompt_onlyOne = Only one tile still fits.
prompt_nobody = Nobody wins.
coach_begin = Take one of the bright tiles: your token takes its place. The other player must then take a tile with the same plant or the same symbol.
coach_match = The large tile is the one taken last. You may take any tile that shows its plant or its symbol; those tiles are bright.
coach_bind = Each tile that you take decides what the other may take. Look where its plant and its symbol still lie before you choose.
coach_chance = You have three of four. Four in a row, a column, a long diagonal or a square win: find a way to the fourth cell.
coach_danger = The other player has three of four. Take the fourth cell yourself, or choose a tile that does not let them reach it.
coach_block = Few tiles are left. If your tile leaves nothing that shares its plant or its symbol, you win at once.
# $cell (text)
# $name (text)
cell_taken = { $cell }, token of { $name }
cell_winning = , part of the winning pattern
cell_last = , last move
why_taken = This tile is gone: a token lies here.
why_border = The first tile of a round comes from the border.

# $plant (one of P, C, M, I)
plant = { $plant ->
        [P] pine
        [C] cherry
        [M] maple
       *[I] iris
}
# With an article: “take a pine or rain”.
# $plant (one of P, C, M, I)
aPlant = { $plant ->
        [P] a pine
        [C] a cherry
        [M] a maple
       *[I] an iris
}
# $plant (one of P, C, M, I)
thePlant = { $plant ->
        [P] the pine
        [C] the cherry
        [M] the maple
       *[I] the iris
}
# $symbol (one of b, s, r, p)
symbol = { $symbol ->
        [b] bird
        [s] sun
        [r] rain
       *[p] poem
}
# $symbol (one of b, s, r, p)
aSymbol = { $symbol ->
        [b] a bird
        [s] a sun
        [r] rain
       *[p] a poem
}
# $symbol (one of b, s, r, p)
theSymbol = { $symbol ->
        [b] the bird
        [s] the sun
        [r] the rain
       *[p] the poem
}
# $plant (one of P, C, M, I)
# $symbol (one of b, s, r, p)
tile = { plant } with { symbol }
# $plant (one of P, C, M, I)
# $symbol (one of b, s, r, p)
theTile = { thePlant } with { theSymbol }

# These three follow `goal`, as sentences of their own.
goalFull = In a full garden, the last to play wins.
# $target (number)
goalRounds = The first to win { $target ->
        [one] { $target } round
       *[other] { $target } rounds
} wins the match.
# $target (number)
goalPoints = That scores a point for each tile left; the first to { $target ->
        [one] { $target } point
       *[other] { $target } points
} wins the match.

# $name (text)
prompt_afterFirst = Then { $name } must match its plant or its symbol.
prompt_afterFirstYou = Then you must match its plant or its symbol.
# $name (text)
# $other (text)
prompt_theirs = Then { $other } must match the tile of { $name }.
# $name (text)
prompt_theirsYou = Then you must match the tile of { $name }.
# $name (text)
# $plant (one of P, C, M, I)
# $symbol (one of b, s, r, p)
# $cell (text)
prompt_took = { $name } took { theTile } at { $cell }.
# $plant (one of P, C, M, I)
# $symbol (one of b, s, r, p)
# $cell (text)
prompt_youTook = You took { theTile } at { $cell }.
# $name (text)
prompt_wins = { $name } wins.
prompt_youWin = You win.
# $name (text)
prompt_begins = { $name } begins the next round, in a new garden.
prompt_beginsYou = You begin the next round, in a new garden.

# $cell (text)
# $plant (one of P, C, M, I)
# $symbol (one of b, s, r, p)
cell_free = { $cell }, { tile }
# $cell (text)
# $plant (one of P, C, M, I)
# $symbol (one of b, s, r, p)
cell_open = { $cell }, { tile }, you may take it

# $tile is made by `tile`; $plant and $symbol are those of the tile taken last.
# $tile (text)
# $plant (one of P, C, M, I)
# $symbol (one of b, s, r, p)
why_match = The { $tile } has no { plant } and no { symbol }.

# A line of the move list, after the name of the player.
# $plant (one of P, C, M, I)
# $symbol (one of b, s, r, p)
# $cell (text)
# $effect (one of line, square, block, full, next)
move = takes { theTile } at { $cell }{ $effect ->
        [line] : four in a line
        [square] : four in a square
        [block] : nothing that matches is left
        [full] : the garden is full
       *[next] ; next, { aPlant } or { aSymbol }
}
# $plant (one of P, C, M, I)
# $symbol (one of b, s, r, p)
take = Take { aPlant } or { aSymbol }.
# $score (number)
# $target (number)
scoreRounds = { $score } / { $target ->
        [one] { $target } round
       *[other] { $target } rounds
}
# $score (number)
# $target (number)
scorePoints = { $score } / { $target ->
        [one] { $target } point
       *[other] { $target } points
}
# $number (number)
roundHead = Round { $number }
# $number (number)
roundNobody = Round { $number }: nobody wins.
# $number (number)
# $name (text)
roundWon = Round { $number }: { $name } wins.

ending_line = Four in a line.
ending_square = Four in a square.
# $name (text)
ending_block = No tile is left that { $name } may take.
ending_full = The garden is full and nobody made a pattern.
ending_fullWon = The garden is full; the last to play wins.

