aim = Un juego de bazas de Adrien Lefèvre, de dos a cinco. Cada baza es un Sol o una Luna: gana tantas de uno como de la otra, o ninguna.

cards_title = Las cartas
cards_text_1 = Dieciséis Soles, claros como el día, y dieciséis Lunas, oscuras como la noche. Cada color tiene los números del 1 al 15 y una Máscara. El número más alto es la carta más fuerte.

deal_title = El reparto
deal_text_1 = Recibes tres Soles y tres Lunas; entre cinco, dos y dos. Míralas y roba una carta más del montón que quieras.
deal_text_2 = Cada cual empieza la partida con tres fichas. Lo que queda de los montones sigue boca abajo.
deal_text_3 = El azar decide quién empieza la primera ronda, salvo que lo haga quien organiza.

trick_title = Una baza
trick_text_1 = Quien sale juega cualquier carta: su color es el color de la baza. El resto sigue en el sentido del reloj, una carta por cabeza. Si tienes ese color, debes jugarlo; si no, juega lo que quieras.
trick_text_2 = Se lleva la baza la carta más alta del color de salida. Una carta del otro color nunca gana.

nine_title = El 9 es día y noche
nine_text_1 = Siempre puedes jugar un 9, y tú dices si es Sol o Luna. Si sale, decide el color de la baza.
nine_text_2 = Dos 9 en una baza nunca son del mismo color: el segundo toma el que queda.

mask_title = La Máscara es la más alta o la más baja
mask_text_1 = Juégala en su color y di cuál: por encima del 15 o por debajo del 1. Jugada en el otro color es una simple carta, y no hay nada que decir.

lead_title = Quién sale después
lead_text_1 = Quien se lleva la baza la pone boca arriba en su balanza, en el lado de su color. Luego sale otra vez, o deja salir a la persona de su izquierda.

count_title = El recuento
count_text_1 = Cuando se han jugado todas las cartas, mira tu balanza.
count_examples_1 = Dos Soles y dos Lunas: dos parejas, ganas 2 fichas.
count_examples_2 = Un Sol y tres Lunas: dos de diferencia, pagas 2 fichas.
count_examples_3 = Ninguna baza: nada cambia.

end_title = El final
end_text_1 = Tras tres rondas gana quien tiene más fichas. La partida también termina tras una ronda que deja a alguien sin fichas. Si hay empate, se comparte la victoria.

two_title = Entre dos
two_text_1 = Se juega a rondas: te llevas una ronda si ganas más fichas que tu rival, o pagas menos. Con dos rondas se gana la partida. También podéis jugar a fichas.

rulings_title = Donde el reglamento impreso calla
rulings_lead = Estas decisiones son nuestras, no del reglamento.
rulings_text_1 = Los números van del 1 al 15 en cada color, con una Máscara.
rulings_text_2 = Las tres fichas se dan una sola vez, al principio de la partida.
rulings_text_3 = Las cartas extra se roban en cualquier orden; quien empieza sale cuando todo el mundo ha robado.
rulings_text_4 = Un 9 en tu mano no te obliga a seguir, porque aún no tiene color. Con una opción, obliga por su color impreso.
rulings_text_5 = Un 9 puede salir con un color que no tienes en otras cartas.
rulings_text_6 = Una Máscara conserva su color, debe seguir como cualquier carta y no puede ganar fuera del color de salida.
rulings_text_7 = Nadie baja de cero fichas, y se cuenta a todo el mundo antes de ver quién se quedó sin ellas.
rulings_text_8 = El asiento siguiente empieza la ronda siguiente; con una opción, se sortea.
rulings_text_9 = Tras la última baza de una ronda nadie dice quién sale. Entre dos, la persona de la izquierda es tu rival.
rulings_text_10 = Entre dos, el cambio cuenta antes del límite de cero, y quedarse sin fichas no termina una partida a rondas.
rulings_text_11 = Todo el mundo sabe cuántos Soles y Lunas hay en cada mano, y qué bazas se han jugado.

keys_title = Con el teclado y con el dedo
keys_text_1 = Tab lleva a tu mano, las flechas la recorren, Intro o Espacio juega una carta. Si una carta pide elegir, las flechas arriba y abajo cambian de lado y Escape la devuelve.
keys_text_2 = Con el dedo, toca una vez para levantar una carta y otra para jugarla, o arrástrala al centro.
