aim = Un juego para dos de Bruno Cathala. Compartís un jardín; cada loseta que tomas decide qué puede tomar tu rival.

tiles_title = El jardín
tiles_text = Dieciséis losetas mezcladas forman un cuadrado de cuatro por cuatro. Cada una muestra una planta (pino, cerezo, arce o lirio) y un símbolo (pájaro, sol, lluvia o poema). Cada planta se cruza con cada símbolo una sola vez.
tiles_names = El reglamento francés llama al arce “feuilles au vent”, hojas al viento, y al lirio “fleur de lys”.

turn_title = Tu turno
turn_text = Toma una loseta del jardín y pon en su lugar una de tus fichas. Si puedes tomar, debes hacerlo.
turn_first = La primera loseta de una ronda se toma del borde: las cuatro casillas del centro están cerradas solo para esa jugada.
turn_begin = El azar decide quién empieza la primera ronda, salvo que lo decidas tú.

chain_title = Qué se puede tomar
chain_text = Tu loseta debe compartir la planta o el símbolo con la que se acaba de tomar. Tras el cerezo con el pájaro, toma otro cerezo u otro pájaro.

ends_title = Tres maneras de ganar
ends_line = Cuatro de tus fichas en línea: una fila, una columna o una diagonal larga.
ends_square = Cuatro de tus fichas en un cuadrado de dos por dos.
ends_block = Tomas una loseta y a tu rival no le queda ninguna que encaje con ella.

matches_title = Partidas más largas
matches_text_1 = A rondas: gana quien llega antes al número de rondas acordado, normalmente tres.
matches_text_2 = A puntos: quien gana una ronda se anota un punto por cada loseta que quede en el jardín. Gana quien llega antes a diez, o a lo que acordéis.
matches_text_3 = Quien pierde una ronda empieza la siguiente, en un jardín nuevo.

rulings_title = Donde el reglamento impreso calla
rulings_lead = Estas decisiones son nuestras, no del reglamento.
rulings_text_1 = Un jardín lleno y sin figura son tablas. También puedes elegir que gane la última jugada.
rulings_text_2 = Tras una ronda en tablas, quien no la empezó empieza la siguiente.
rulings_text_3 = Una figura hecha con la decimosexta ficha gana; en una partida a puntos no vale nada.
rulings_text_4 = Una línea y un cuadrado hechos a la vez son una sola victoria. Una figura que además bloquea cuenta como figura.

keys_title = Con el teclado
keys_text = Tab lleva al jardín, las flechas lo recorren, Intro o Espacio toma una loseta.
