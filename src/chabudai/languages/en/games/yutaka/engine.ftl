summary = Lay your cards on five islands, bring hidden treasures to light, and hold the majority at the end.

option_known_label = Colours visible from the start
option_known_hint = None is the Mysteria game, all five is Tactika.
option_known_values_I = Idols (yellow)
option_known_values_D = Daggers (green)
option_known_values_A = Amphoras (blue)
option_known_values_C = Crystals (red)
option_known_values_E = Equipment (grey)
option_archipelago_label = Archipelago
option_archipelago_hint = A word for each island, a digit for the height of each stack; 20 tiles in all.
option_archipelago_values_1111-1111-1111-1111-1111 = Flat islands
option_archipelago_values_22-22-22-22-22 = Twin stacks
option_archipelago_values_31-31-31-31-31 = A peak on each island
option_archipelago_values_4-4-4-4-4 = Five towers
option_archipelago_values_12-31-44-31-1 = A large island in the middle
option_archipelago_values_22-211-31-4-1111 = Something of everything

# Hints: why a card or a tile is a good choice.
hint_turn = It tells you what that island is worth before you spend more cards there.
hint_dynamite = It takes up room on the other shore, and the other has to turn a tile.
# $type (one of I, D, A, C, E)
# $own (number)
# $other (number)
hint_ahead = It puts you ahead there ({ type }): { $own } to { $other }.
# $type (one of I, D, A, C, E)
# $own (number)
# $other (number)
hint_safer = It makes your lead safer ({ type }): { $own } to { $other }.
# $type (one of I, D, A, C, E)
# $own (number)
# $other (number)
hint_closer = It brings you closer there ({ type }): { $own } to { $other }.

terminal_ending_points = The most treasure wins.
terminal_ending_equipment = A tie, broken by equipment.
terminal_ending_tie = The same treasure for both.
# The islands in at most 8 letters.
terminal_islands_1 = Hanged
terminal_islands_2 = Diamonds
terminal_islands_3 = Serpent
terminal_islands_4 = Dragon
terminal_islands_5 = Monkey
# $tile (text)
terminal_turn = turn { $tile }
terminal_anyTile = Turn any tile.
terminal_tile = Turn a tile.
terminal_island = On which island?
terminal_card = Choose a card.
# $count (number)
terminal_points = { $count } pts
terminal_unseen = unseen

print_expedition = Expedition cards
print_repartition = Repartition cards
print_tiles = Treasure tiles
print_stones = Coloured stones (Tactika)
print_islands = Islands
print_making_1 = Glue the treasure tiles on thick card, or on 3 cm wooden squares: they are turned over all game long.
print_making_2 = Mysteria uses the tiles alone, their black stone up. In Tactika, lay a coloured stone on each tile: the rules say how, so that nobody looks.

