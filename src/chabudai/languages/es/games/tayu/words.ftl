goal = Lleva los canales al mar en tus dos costas. Los puntos de ambas se multiplican; gana el producto mayor.
goalFlood = Eres el diluvio. Aleja los canales de las costas: ganas si ambos productos quedan por debajo de { $target }.
aim = canales al mar en tus dos costas.
goalLabel = La meta
goalFold = Plegar la meta
colon = :
board = Tablero
todo_drawHidden = Roba una loseta para guardar.
todo_drawPile = Roba de la pila izquierda o de la derecha.
todo_drawKind = Roba una loseta con anillo o una sin él.
todo_axis = Elige las dos costas que son tuyas.
doing_drawHidden = { $name } roba una loseta para guardar.
doing_drawPile = { $name } elige una pila.
doing_drawKind = { $name } roba una loseta.
doing_layFirst = { $name } coloca la primera loseta.
doing_lay = { $name } coloca una loseta.
doing_axis = { $name } elige dos costas.
doing_open = { $name } abre la subasta.
doing_bid = { $name } piensa su puja.
pauses_over = La partida ha terminado.
pauses_past = Una posición anterior.
pauses_chance = Se están mezclando las losetas.
because_hidden = Queda oculta. Desde ahora eliges entre ella y la loseta que robes.
because_ring = Con anillo, el canal sale por tres lados; sin él, por dos o por uno.
because_auction = La puja más baja es el diluvio contra el resto, y gana si ambos productos quedan por debajo.
because_axis = Los puntos de una se multiplican por los de la otra. Las otras dos costas son del otro bando.
because_axisTheirs = Las otras dos costas son del otro bando.
because_first = Todos los canales crecen desde ahí hacia las cuatro costas.
because_flood = Retén el agua tierra adentro: ganas si ambos productos quedan por debajo de { $target }.
because_floodTheirs = { $name } gana si ambos productos quedan por debajo de { $target }.
because_bothDry = Lleva el agua al { $one } y al { $other }: los puntos de ambas costas se multiplican.
because_dry = Tu costa { $coast } aún no tiene agua, así que tu producto sigue en cero.
because_partner = { $name } es tu pareja: { $one } y { $other } cuentan para ambas partes.
because_theirs = { $name } quiere llevar el agua al { $one } y al { $other }.
coach_goal = Caváis en común una sola red de canales. Cada canal que acaba en el mar en tus dos costas es un punto. Las dos costas se multiplican, así que necesitas ambas.
coach_flood = Juegas contra el resto. Aleja los canales de las costas, o enciérralos: ningún producto debe llegar a tu número.
coach_auction = Primero, una subasta. La puja más baja es el diluvio: no construye nada y debe mantener ambos productos por debajo de su puja. Un producto normal es de 20 a 40.
coach_draw = Ves los dorsos de las próximas losetas. Un anillo significa que el canal sale por tres lados, así que puede seguir en más direcciones.
coach_lay = Los sitios claros son donde cabe la loseta. Haz clic en uno para colocarla; R o la rueda la gira. Con el dedo: toca, toca otra vez para girar y luego “Colocar”.
coach_shrine = Las puertas rojas de las costas son santuarios. Un canal que acaba ahí cuenta dos puntos.
coach_block = Otro bando tiene puntos. Usa tus losetas también para apartar el agua de sus costas.
coach_end = Desde ahora, la primera loseta que no cabe en ningún sitio termina la partida. “Losetas que quedan” muestra cuáles caben aún.
coasts_1 = norte
coasts_2 = este
coasts_3 = sur
coasts_4 = oeste
shrine = Santuario: un canal que llega aquí al mar cuenta dos puntos.
coastLetters_1 = N
coastLetters_2 = E
coastLetters_3 = S
coastLetters_4 = O
directions_1 = este
directions_2 = sur
directions_3 = oeste
directions_4 = norte
sources_left = Pila izquierda
sources_right = Pila derecha
sources_ring = Anillo
sources_plain = Sin anillo
sources_bag = Bolsa
sourcesLong_left = robar de la izquierda
sourcesLong_right = robar de la derecha
sourcesLong_ring = robar con anillo
sourcesLong_plain = robar sin anillo
cell_free = { $square }, vacía
cell_centre = { $square }, vacía, centro
cell_laid = { $square }, { $shape } de { $name }{ $exits }
cell_last = , la última colocada
why_draw = Primero roba una loseta.
why_axis = Primero elige qué dos costas son tuyas.
why_auction = Primero la subasta: puja o pasa.
why_nowhere = Primero elige un sitio en el tablero.
why_unfit = Esta loseta no cabe ahora en ningún sitio.
why_noOther = No tienes otra loseta que quepa.
clash_rim = La loseta se saldría del tablero por el { $toward }.
clash_taken = En { $square } ya hay una loseta.
clash_centre = La primera loseta cubre el centro.
clash_blank = En { $square } su canal daría al { $toward } contra una pared: salida con salida.
clash_canal = En { $square } cerraría el canal del { $toward }: pared con pared.
clash_alone = Ahí no le llega ningún canal: una loseta debe unirse a la red.
zoom_in = Acercar
zoom_out = Alejar
zoom_whole = Todo el tablero
zoom_map = Mapa: elige lo que ves
zoom_tools = Zoom
hand_mine = Tu loseta
hand_turn = Girar
hand_turnHint = R
hand_lay = Colocar
hand_hidden = loseta oculta
hand_turned = hacia el { $direction }
bid_amount = Tu puja
bid_less = Bajar
bid_more = Subir
bid_bid = Pujar { $amount }
bid_pass = Pasar
axis_ns = Norte y sur
axis_ew = Este y oeste
axis_nsHint = tus puntos: norte × sur
axis_ewHint = tus puntos: este × oeste
plates_label = Productos
plates_flood = Diluvio
plates_saboteur = Sabotaje
plates_below = por debajo de { $target }
plates_out = fuera
plates_nobody = aún nadie
plates_turn = le toca
plates_product = { $name }: { $one } { $a } por { $other } { $b }, { $product }
remaining_open = Losetas que quedan
remaining_close = Cerrar
remaining_text = Cuántas de cada una faltan por salir. Una loseta iluminada cabría ahora en algún sitio.
remaining_behind = En lo alto de las pilas de detrás, primero la más cercana:
count_title = El recuento
count_wins = gana
count_nowhere = no cabe.
count_draw = Productos iguales: tablas.
count_shut = Una costa sin agua deja el producto en cero.
count_floodHeld = Nadie llegó a { $target }: gana { $name }.
count_floodBeaten = Se llegó a { $target }: el diluvio pierde.
round = {""}

shape = { $shape ->
        [comb] peine
        [bend] codo
        [crossing] cruce
        [fork] horquilla
       *[main] canal mayor
}
theShape = { $shape ->
        [comb] el peine
        [bend] el codo
        [crossing] el cruce
        [fork] la horquilla
       *[main] el canal mayor
}
shapeWithRing = { shape } con anillo
lays = coloca { theShape } de { $from } a { $to }
laysFirst = empieza con { theShape } de { $from } a { $to }
effect_opens = abre { $count ->
        [one] la costa
       *[other] las costas
} { $coasts }
effect_gains = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
} para la costa { $coast }
effect_joins = une { $count } canales

todo_layFirst = Coloca tu loseta sobre el centro.
todo_layFirstOfTwo = Coloca una de tus dos losetas sobre el centro.
todo_lay = Coloca tu loseta y une los canales.
todo_layOfTwo = Coloca una de tus dos losetas y une los canales.
todo_open = Abre la subasta con un número del 1 al { $highest }.
todo_bid = Puja menos de { $target }, o pasa.
because_wet = Tienes { $one } × { $other } = { $product }. Súmale puntos, o aleja el agua de las otras costas.

coastPoints = costa { $coast }: { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
}
back_ring = anillo
back_plain = sin anillo
back_unknown = dorso desconocido
pile = { $source }: { $count ->
        [one] { $count } loseta
       *[other] { $count } losetas
}
pileRing = la siguiente tiene anillo
pilePlain = la siguiente no tiene anillo
left = { $count ->
        [one] { $count } loseta
       *[other] { $count } losetas
}
cell_fits = , aquí cabe tu loseta, hacia el { $directions }
exits = , canal al { $directions }
why_range = { $highest ->
        [1] Puja 1, o pasa.
       *[other] Puja del 1 al { $highest }, o pasa.
}
bid_passed = pasa
plates_noBid = { $name }: aún sin puja
plates_passed = { $name }: ha pasado
plates_bids = { $name }: puja { $amount }
remaining_gone = { $count ->
        [one] { $count } loseta no cabía en ningún sitio y dejó la partida.
       *[other] { $count } losetas no cabían en ningún sitio y dejaron la partida.
}
remaining_count = { $tile }, número { $number }: { $count ->
        [one] queda
       *[other] quedan
} { $count }
remaining_countFits = { $tile }, número { $number }: { $count ->
        [one] queda
       *[other] quedan
} { $count }, cabe ahora

move_bid = puja { $amount } por ser el diluvio
move_pass = pasa
move_passLast = pasa: { $flood } es el diluvio y debe mantener ambos productos por debajo de { $target }
move_axis_ns = toma las costas norte y sur
move_axis_ew = toma las costas este y oeste
products = { $more } a { $less }.
ending_stuck = La loseta robada no cabe.
ending_supply = Se ha colocado la última loseta.
ending_closed = La red se cerró antes de que nadie tuviera puntos.
ending_target = Se alcanzó el objetivo de { $target }.
ending_flood = { $name } mantuvo ambos productos por debajo de { $target }.
