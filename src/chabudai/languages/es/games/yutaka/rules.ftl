aim = Un juego para dos de Alexandre Droit. Cinco islas esconden sus tesoros; pon tus cartas donde quieras tener la mayoría cuando se revele la última loseta.

islands_title = El archipiélago
islands_text = Veinte de las veinticinco losetas están ocultas en cinco islas, cuatro en cada una; cinco quedan fuera y nadie sabe cuáles. Por turnos, cada cual revela dos losetas para empezar. Lo que está encima de una isla es una orilla; lo de debajo, la otra: la tuya es la de abajo.
islands_begin = Empieza quien tenga menos años. Aquí decide el azar, o quien organiza.

treasures_title = Tesoros y cartas
treasures_text = Cada tipo de tesoro vale 30 puntos en total, repartidos como en la carta de valores. Cada cual tiene las mismas 24 cartas: del 1 al 4 de cada tipo, y cuatro Dinamitas. Tienes seis en la mano.

turn_title = Tu turno
turn_text = Juega una carta en cualquier isla y luego roba una.
turn_cards_1 = Ídolos, dagas, ánforas y cristales van a tu orilla.
turn_cards_2 = El equipo también va a tu orilla, y después revelas cualquier loseta oculta.
turn_cards_3 = La Dinamita va a la otra orilla, donde no vale nada. Tu rival revela cualquier loseta oculta y después tiene su turno normal.
turn_room = En cada isla, una orilla tiene sitio para cinco cartas. La Dinamita ocupa sitio: es una manera de cerrar una orilla.

end_title = La mecha
end_text = Dieciséis cartas revelan una loseta, y tras la apertura hay dieciséis losetas ocultas. Así, el último equipo o la última Dinamita termina la partida al instante, quede lo que quede en las manos.
end_screen = La mecha sobre la laguna muestra cuántas faltan, y de quién.

count_title = Quién se lleva qué
count_cases_1_text = Suma tus cartas de un tipo en una isla: la suma mayor se lleva sus losetas. Una loseta de equipo se lleva sin contar cuando solo una orilla tiene allí equipo.
count_cases_1_screen = Aquí las dagas están 5 a 4, así que el 12 va a la otra orilla. La loseta de equipo no necesita recuento: solo una orilla tiene equipo.
count_cases_2_text = Equipo en las dos orillas: entonces cuentan todas las cartas de ambas columnas, de cualquier tipo.
count_cases_2_screen = Aquí 8 a 5: las dos losetas de equipo van a la otra orilla, aunque esta tiene dos cartas de equipo.
count_cases_3_text = Sumas iguales: nadie se lleva la loseta.
count_cases_3_screen = Aquí hay 4 dagas contra 4 dagas.
count_cases_4_text = Sin una carta de su tipo, tampoco se lleva nadie una loseta. Basta una carta pequeña cuando la otra orilla no tiene ninguna.
count_cases_4_screen = Aquí la daga se queda donde está.
count_win = Gana quien tiene más puntos. Si hay empate, deciden los puntos de las losetas de equipo.

modes_title = Otras maneras de jugar
modes_text = La partida habitual se llama Mysteria: todas las losetas ocultas llevan una piedra negra y parecen iguales.
modes_tactika = En Tactika, cada piedra muestra su color desde el principio, pero no su valor. También puedes elegir qué colores se conocen.
modes_hand = Tactika en una mesa de verdad, sin que nadie mire: mezclad las 25 piedras de color y poned cuatro en cada isla, y cinco aparte. Separad las losetas por color, poned cada montón boca abajo y mezcladlo. Luego deslizad bajo cada piedra la primera loseta del montón de su color.
modes_stacks = Construye tu propio archipiélago: las losetas se pueden apilar, y solo se revela la de arriba de una pila. Una loseta revelada se aparta a un lado y sigue en su isla. Hay algunos archipiélagos para elegir.

rulings_title = Donde el reglamento impreso calla
rulings_lead = Estas decisiones son nuestras, no del reglamento.
rulings_text_1 = El azar decide quién empieza, salvo que lo decidas tú. Quien reveló la primera loseta juega la primera carta.
rulings_text_2 = La loseta se revela antes de robar. Tras la última, nadie roba.
rulings_text_3 = Cuando tu mazo se agota, sigues con menos cartas.
rulings_text_4 = La Dinamita cuenta entre las cinco cartas de una orilla y no se puede poner en una orilla llena.
rulings_text_5 = Un empate se decide por los puntos de las losetas de equipo, no por su número; si también son iguales, la partida queda en tablas.
rulings_text_6 = En Tactika también son públicos los colores de las cinco losetas que quedan fuera. Un color conocido se ve a través de una pila.
rulings_text_7 = Las islas de tu archipiélago pueden ser desiguales: al menos una loseta en cada una, veinte en total.
rulings_text_8 = Durante la partida, los puntos que se muestran cuentan las losetas reveladas.

keys_title = Con el teclado
keys_text = Tab lleva a las losetas, las notas y la mano. Las flechas recorren losetas y cartas. Intro o Espacio revela una loseta o elige una carta; después pulsa del 1 al 5 para una isla, o flecha arriba e Intro. Escape devuelve la carta.
