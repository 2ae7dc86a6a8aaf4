summary = Pon tus cartas en cinco islas, saca a la luz sus tesoros y ten la mayoría al final.

option_known_label = Colores visibles desde el principio
option_known_hint = Ninguno es la partida Mysteria; los cinco, Tactika.
option_known_values_I = Ídolos (amarillo)
option_known_values_D = Dagas (verde)
option_known_values_A = Ánforas (azul)
option_known_values_C = Cristales (rojo)
option_known_values_E = Equipo (gris)
option_archipelago_label = Archipiélago
option_archipelago_hint = Una palabra por isla, una cifra para la altura de cada pila; 20 losetas en total.
option_archipelago_values_1111-1111-1111-1111-1111 = Islas llanas
option_archipelago_values_22-22-22-22-22 = Pilas gemelas
option_archipelago_values_31-31-31-31-31 = Una cima en cada isla
option_archipelago_values_4-4-4-4-4 = Cinco torres
option_archipelago_values_12-31-44-31-1 = Una isla grande en el centro
option_archipelago_values_22-211-31-4-1111 = Un poco de todo

hint_turn = Te dice qué vale esa isla antes de gastar allí más cartas.
hint_dynamite = Ocupa sitio en la otra orilla, y tu rival debe revelar una loseta.
hint_ahead = Te pone por delante allí ({ type }): { $own } a { $other }.
hint_safer = Asegura tu ventaja ({ type }): { $own } a { $other }.
hint_closer = Te acerca allí ({ type }): { $own } a { $other }.

terminal_ending_points = Gana quien tiene más tesoros.
terminal_ending_equipment = Empate, decidido por el equipo.
terminal_ending_tie = Los mismos tesoros para ambas partes.
terminal_islands_1 = Ahorcado
terminal_islands_2 = Diamante
terminal_islands_3 = Sierpe
terminal_islands_4 = Dragón
terminal_islands_5 = Mono
terminal_turn = revelar { $tile }
terminal_anyTile = Revela cualquier loseta.
terminal_tile = Revela una loseta.
terminal_island = ¿En qué isla?
terminal_card = Elige una carta.
terminal_points = { $count } pts
terminal_unseen = no vistas

print_expedition = Cartas de expedición
print_repartition = Cartas de valores
print_tiles = Losetas de tesoro
print_stones = Piedras de color (Tactika)
print_islands = Islas
print_making_1 = Pega las losetas de tesoro en cartón grueso, o en cuadrados de madera de 3 cm: se giran durante toda la partida.
print_making_2 = Mysteria usa solo las losetas, con la piedra negra a la vista. En Tactika, pon una piedra de color sobre cada loseta: las reglas dicen cómo, sin que nadie mire.
