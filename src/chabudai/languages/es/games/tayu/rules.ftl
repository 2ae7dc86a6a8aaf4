aim = Un juego de Niek Neuwahl, de dos a cuatro. Caváis en común una sola red de canales desde el centro del tablero; cada bando quiere que llegue al mar en sus dos costas.

tiles_title = Las losetas
tiles_text = Una loseta ocupa tres casillas y su canal sale por tres de sus ocho bordes. Así hay 28 losetas distintas, con varias copias de cada una.
tiles_ring = Doce de ellas salen por tres lados distintos. Llevan un anillo en el dorso, que se ve antes de robar.

turn_title = Tu turno
turn_text = Roba una loseta y colócala. Con una sola loseta en la mano, todo el mundo ve lo que has robado.
turn_draws_1 = Bloque: mezclad todas las losetas boca abajo y formad un bloque de dos pilas de ancho, ocho de largo y siete losetas de alto; con las de Goliath, seis de largo. Uno de los lados cortos mira al tablero. Roba de lo alto de una de las dos pilas más cercanas al tablero. Todo el mundo ve los dorsos de arriba de todas las pilas.
turn_draws_2 = Bolsa: robas a ciegas.
turn_draws_3 = Extendidas: eliges una loseta con anillo o una sin él.
turn_begin = Kosmos: entre dos, elegid quién empieza; entre cuatro, echadlo a suertes. Goliath: empieza quien tenga menos años. Aquí decide el azar, o quien organiza.

lay_title = Dónde va una loseta
lay_first = La primera loseta cubre el centro, girada como quieras. Después:
lay_allowed = Permitido: el canal nuevo se une a uno del tablero, y en lo demás, pared con pared.
lay_against_blank = No permitido: su canal acabaría en una pared. Salida con salida.
lay_against_canal = No permitido: su pared cerraría un canal. Pared con pared.
lay_against_alone = No permitido: no le llega ningún canal.
lay_must = Una loseta que cabe en algún sitio debe colocarse, aunque ayude al otro bando. Los canales pueden cerrar un circuito, unir varios brazos a la vez o acabar en el borde del tablero.

points_title = Los puntos
points_text = Cada canal abierto al mar es un estuario: un punto para su costa, dos en un santuario.
points_product = Un bando multiplica norte por sur; el otro, este por oeste. Una costa sin agua deja todo el producto en cero.
points_screen_pearls = Cada perla de este tablero es un punto.
points_screen_sum = Norte { $north } × sur { $south } = { $upright }. Este { $east } × oeste { $west } = { $across }.

end_title = El final
end_text = Desde que alguien tiene puntos, la primera loseta que no cabe en ningún sitio termina la partida. La última loseta también. Gana el producto mayor.
end_rescue = Kosmos, entre dos o cuatro: mientras nadie tenga puntos, podéis acordar que una loseta que no cabe deje la partida y la misma persona robe otra. Aquí se acuerda antes de empezar, y es lo habitual. Entre tres, el diluvio no estaría de acuerdo, y Goliath no tiene esa regla: ahí la partida termina al instante, salvo que elijáis otra cosa.

seats_title = Dos, tres, cuatro
seats_text_1 = Dos: un bando tiene norte y sur; el otro, este y oeste. También podéis elegir que quien empieza escoja dos costas opuestas.
seats_text_2 = Dos, con dos losetas en la mano: cada cual roba primero una loseta oculta. En tu turno robas otra, colocas una de las dos y te quedas la otra. Las losetas están de pie ante ti, así que todo el mundo ve sus dorsos.
seats_text_3 = Cuatro: dos parejas sentadas en cruz, que juegan por turnos. Cada pareja comparte sus costas.
seats_text_4 = Cuatro: las parejas no pueden decirse nada. Quien lo hace pierde el turno: la persona siguiente, de la otra pareja, toma la loseta y la coloca.
seats_text_5 = Tres, Kosmos: el azar dice quién puja primero por el diluvio. El resto, en el sentido del reloj, puja menos o pasa. La puja más baja no construye nada y gana si ambos productos quedan por debajo. Si alguien la alcanza, el diluvio pierde, y la construcción sigue.
seats_text_6 = Tres, Kosmos: tras la subasta, el azar dice quién construye primero. Esa persona escoge dos costas opuestas, y la otra se queda el resto.
seats_text_7 = Tres, Goliath: alguien sabotea, y acordáis un objetivo, normalmente 24. Empieza una de las otras dos personas y escoge dos costas opuestas. Quien de las dos alcance antes el objetivo gana al instante; si no, gana el sabotaje.

editions_title = Dos cajas
editions_text_1 = Kosmos: 19 por 19 casillas, cuatro copias de cada loseta, tres santuarios en cada costa.
editions_text_2 = Goliath: 18 por 18 casillas, tres copias de cada loseta, cuatro santuarios en cada costa, cuatro casillas en el centro.

rulings_title = Donde el reglamento impreso calla
rulings_lead = Estas decisiones son nuestras, no de los reglamentos.
rulings_text_1 = El tablero de Goliath: su folleto habla de una casilla central y no da medidas. Jugamos en 18 por 18 casillas, con cuatro de ellas en el centro.
rulings_text_2 = El lugar de los santuarios: columnas y filas 5, 10, 15 (Kosmos); 4, 8, 11, 15 (Goliath).
rulings_text_3 = Aquí las parejas no pueden escribir a la mesa mientras juegan, así que nadie pierde un turno por hablar.
rulings_text_4 = Una loseta en la esquina puede tener un estuario en las dos costas. Cubrir la casilla de un santuario sin una salida allí no da puntos.
rulings_text_5 = Un canal puede ir a dar a un hueco demasiado pequeño para cualquier loseta.
rulings_text_6 = Productos iguales son tablas. Tener puntos en una sola costa aún no es tener puntos.
rulings_text_7 = Cuando se agota una pila del bloque, o una clase de las extendidas, se roba de la otra sin elegir.
rulings_text_8 = Con dos losetas en la mano, la partida solo termina cuando no cabe ninguna; antes de los primeros puntos, se va la que se acaba de robar.
rulings_text_9 = Quien puja primero debe pujar, del 1 al 484. Quien pasa queda fuera de la subasta. Una puja de 1 la termina.
rulings_text_10 = Un diluvio vencido ya no juega. Si hay entonces empate, la victoria se comparte.
rulings_text_11 = Colocar una loseta se puede anular hasta que alguien robe.

keys_title = Con la mano y con las teclas
keys_text_1 = Ratón: la loseta sigue al puntero, la rueda o R la gira, un clic la coloca. Ctrl y la rueda acercan.
keys_text_2 = Dedo: toca un sitio iluminado, toca la loseta para girarla y luego “Colocar”. Dos dedos acercan o alejan, un dedo mueve el tablero.
keys_text_3 = Teclas: Tab lleva al tablero, las flechas lo recorren, R gira, N va al siguiente sitio donde cabe, X toma tu otra loseta, Intro coloca. +, − y 0 cambian el zoom.
