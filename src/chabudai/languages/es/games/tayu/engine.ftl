summary = Cava una sola red de canales y llévala a tus dos costas.

option_edition_label = Edición
option_edition_hint = Entre tres, Kosmos empieza con una subasta y en Goliath hay un sabotaje.
option_edition_values_kosmos = Kosmos: 19 × 19, 112 losetas
option_edition_values_goliath = Goliath: 18 × 18, 84 losetas
option_draw_label = Cómo se roba
option_draw_values_block = De un bloque de dos pilas
option_draw_values_bag = A ciegas, de la bolsa
option_draw_values_spread = Con anillo o sin él, a tu gusto
option_hand_label = Losetas en la mano
option_hand_hint = Con dos, las manos están ocultas. Solo entre dos.
option_rescue_label = Cuando una loseta no cabe
option_rescue_hint = Entre tres, la partida suele terminar: el diluvio no aceptaría otra loseta.
option_rescue_values_redraw = Mientras nadie tenga puntos, se roba otra
option_rescue_values_never = La partida termina al instante
option_coasts_label = Costas
option_coasts_values_seats = Norte y sur para el primer asiento
option_coasts_values_choose = Las escoge quien empieza
option_target_label = Puntos que el sabotaje debe impedir
option_saboteur_label = Sabotaje

hint_reaches = Llega a la costa { $coast }: { $now } en lugar de { $before }.
hint_closes = Cierra sitios: de las 28 losetas aún caben { $count }, en lugar de { $before }.
hint_quiet = Aún no llega a ninguna costa; toda loseta que cabía sigue cabiendo.
hint_axis = Estas costas ya tienen { $own }; las otras, { $other }.

terminal_target = Se alcanzó el objetivo.
terminal_floodHeld = Ambos productos quedaron por debajo del objetivo.
terminal_tile = loseta { $number }
terminal_turns_1 = hacia el este →
terminal_turns_2 = hacia el sur ↓
terminal_turns_3 = hacia el oeste ←
terminal_turns_4 = hacia el norte ↑
terminal_draw = robar: { $source ->
        [left] izquierda
        [right] derecha
        [ring] con anillo
        [plain] sin anillo
       *[bag] bolsa
}
terminal_axis = { $axis ->
        [ns] norte–sur
       *[ew] este–oeste
}
terminal_bid = pujar { $amount }
terminal_pass = pasar
terminal_way = ¿En qué sentido?
terminal_which = ¿Qué loseta?
terminal_lay = Coloca tu loseta.
terminal_auction = Puja por el diluvio, o pasa.
terminal_coasts = Elige tus costas.
terminal_drawTile = Roba una loseta.
terminal_choose = Elige.
terminal_flood = diluvio
terminal_saboteur = sabotaje

print_tiles = Losetas de canal
print_board = Tablero
print_materials_1 = Dos hojas grandes de cartón grueso y una hoja grande de papel oscuro
print_materials_2 = Plástico adhesivo transparente, para cubrir las hojas impresas antes de cortarlas
print_materials_3 = Una barra grande de pegamento, una regla metálica, un buen cúter y una base para cortar
print_making_1 = Corta un cuadrado de cartón algo mayor que el tablero, y después córtalo en cuatro. Únelo de nuevo con tiras de papel: toda la unión vertical por una cara, la mitad de la horizontal por la otra. La otra mitad es la ranura. Pega el papel oscuro sobre una cara y dobla el borde hacia dentro.
print_making_2 = Recorta los cuartos del tablero y pégalos en la otra cara, borde con borde sobre las pestañas grises: la estrella del centro debe quedar entera. Abre la ranura y marca los pliegues. El tablero se dobla en cuatro.
print_making_3 = Pega las losetas en cartón grueso, también los dorsos: el anillo del dorso se ve antes de robar la loseta.
