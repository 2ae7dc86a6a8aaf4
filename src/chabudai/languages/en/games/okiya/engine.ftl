summary = Take a tile, leave a token, and choose what the other may take next.

option_match_label = Length
option_match_values_single = One round
option_match_values_rounds = First to win several rounds
option_match_values_points = First to reach a score
option_target_label = Rounds or points to reach
option_full_garden_label = When the garden is full
option_full_garden_values_draw = Nobody wins the round
option_full_garden_values_last_mover = The last to play wins

# Hints: why a tile is a good choice.
hint_line = It completes four in a line.
hint_square = It completes four in a square.
hint_block = It leaves the other player no tile to take.
# $count (number)
hint_leaves = { $count ->
        [one] It leaves the other player a single tile to take.
       *[other] It leaves the other player { $count } tiles to choose from.
}

terminal_block = No tile is left that the other may take.
terminal_full = The garden is full.
# $plant (one of P, C, M, I)
# $symbol (one of b, s, r, p)
terminal_take = Take: { plant } or { symbol }.
terminal_first = The first tile comes from the border.
# $plant (one of P, C, M, I)
# $symbol (one of b, s, r, p)
terminal_tile = { plant }, { symbol }

print_tiles = Garden tiles
print_characters = Characters
print_making_1 = Glue the sheets on card before cutting: a tile should lie flat and be easy to pick up.
print_making_2 = One player has the eight characters with a pattern, the other the eight without.

