summary = Toma una loseta, deja una ficha y elige qué podrá tomar tu rival.

option_match_label = Duración
option_match_values_single = Una ronda
option_match_values_rounds = A varias rondas
option_match_values_points = A puntos
option_target_label = Rondas o puntos que alcanzar
option_full_garden_label = Con el jardín lleno
option_full_garden_values_draw = Nadie gana la ronda
option_full_garden_values_last_mover = Gana la última jugada

hint_line = Completa cuatro en línea.
hint_square = Completa cuatro en cuadrado.
hint_block = No deja a tu rival ninguna loseta que tomar.
hint_leaves = { $count ->
        [one] Deja a tu rival una sola loseta que tomar.
       *[other] Deja a tu rival { $count } losetas para elegir.
}

terminal_block = No queda ninguna loseta para tomar.
terminal_full = El jardín está lleno.
terminal_take = Toma: { plant } o { symbol }.
terminal_first = La primera loseta se toma del borde.
terminal_tile = { plant }, { symbol }

print_tiles = Losetas del jardín
print_characters = Personajes
print_making_1 = Pega las hojas en cartón antes de cortar: una loseta debe quedar plana y tomarse bien.
print_making_2 = Una persona tiene los ocho personajes con dibujo; la otra, los ocho lisos.
