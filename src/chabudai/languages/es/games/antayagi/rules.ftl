aim = Un mercado de tres a siete comerciantes, de Jacobo Rufete y Anastasio Martínez. Todo el mundo conoce tu mano menos tú. Cambia una carta que no ves, lee los dorsos, habla, miente y llena tu bolsa antes que nadie.

hands_title = Las manos, al revés
hands_text_1 = Tienes tres cartas que miran al resto: tú ves los dorsos, el resto ve las caras. Y tú ves las de todo el mundo.
hands_text_2 = Puedes decir lo que quieras de las cartas de cualquiera. No tiene por qué ser verdad.

backs_title = Lo que dice un dorso
backs_text_1 = Hay cuatro dorsos, y cualquiera los ve todos, también el de arriba del mazo.

turn_title = Tu turno: un trueque
turn_steps_1 = Elige a cualquier comerciante que tenga una carta. No puede negarse.
turn_steps_2 = Cada cual sella una carta de su mano. Cuando ambas están selladas, se giran a la vez.
turn_steps_3 = Cada cual toma la carta de la otra parte: los bienes van a la bolsa, el resto se descarta. Luego actúan los poderes, primero el tuyo.
turn_steps_4 = Dos cartas iguales anulan el trueque: ambas se descartan.
turn_steps_5 = La otra parte roba una carta, tú robas hasta tener tres y el turno pasa a la izquierda.

draw_title = Robar cartas
draw_text_1 = Si hay que robar y el mazo está vacío, mezclad el descarte: es el nuevo mazo.
draw_text_2 = Si juegas o pierdes una carta fuera de tu turno, solo completas tu mano al final de tu propio turno. La otra parte de un trueque roba una sola carta.
draw_text_3 = Quién empieza: quien tenga más bolsillos y, si hay empate, menos años. Aquí decide el azar, o quien organiza.

cards_title = Las cartas
cards_screen_good = un bien
cards_screen_maybe = dos bienes con Residuos tóxicos
cards_screen_none = no es un bien
cards_screen_deck = Estas son las cantidades del mazo de la casa, { $cards } cartas. Son nuestras: no conocemos las impresas. Quien organiza puede poner otro mazo.
cards_screen_copies = { $count } en el mazo de la casa

sabotage_title = Sabotaje
sabotage_text_1 = Cuando las dos cartas están a la vista, y antes de que pase nada, quien tenga un Sabotaje puede romper el trueque, también quienes lo hacen. Todo el mundo sabe quién tiene uno: lo dice su dorso.
sabotage_text_2 = Un segundo Sabotaje salva el trueque, un tercero lo rompe otra vez. Al final, las cartas de un trueque roto se descartan, con todos los Sabotajes jugados. Cuando nadie más quiere intervenir, el trueque vale.

trex_title = El T-Rex tiene hambre
trex_text_1 = Un T-Rex en tu bolsa come en cuanto hay algo que comer: primero un Pez, luego un Muffin, una Piruleta, un Hueso. Ambos dejan la bolsa.
trex_text_2 = Las comidas llegan al final, tras todos los poderes, y antes de que alguien gane.

end_title = Quién gana
end_text_1 = Con tres o cuatro comerciantes necesitas cinco bienes; con cinco o más, cuatro. Cada carta de Residuos tóxicos de tu bolsa te pide uno más, solo a ti.
end_text_2 = Tras cada trueque se cuentan las dos bolsas. Si ambas llegan a la vez, gana solo la otra parte, no quien tiene el turno.

rulings_title = Donde el reglamento impreso calla
rulings_text_1 = El mazo de la casa es nuestro: cuántas cartas hay de cada clase, cuáles son bienes, y sus dorsos.
rulings_text_2 = El T-Rex come en la bolsa, no en la mano.
rulings_text_3 = Los Residuos tóxicos son un bien, y solo pesan sobre quien los tiene. Puedes elegir que no cuenten nada. Un Sombrero también es un bien.
rulings_text_4 = Un Sabotaje se juega después de girar las cartas, nunca antes, y no puede salvar dos cartas iguales.
rulings_text_5 = Una carta quitada cuenta como recibida: una Piruleta quitada vuelve a quitar, un Muffin quitado le cuesta la mano a quien lo quita. Un Mago o un Sabotaje quitado no hace nada.
rulings_text_6 = Frente a un Mago, una Piruleta quita una carta a quien dio el Mago.
rulings_text_7 = Un segundo Sombrero no devuelve la mano a su posición. Las cartas nuevas llegan por la derecha y miran otra vez al resto.
rulings_text_8 = Quien no tiene cartas se salta el trueque y roba. Cuando ninguna bolsa puede ya cambiar, gana la más llena.

keys_title = Con el teclado
keys_text_1 = Tab va de comerciantes a mazo y descarte, a los botones y a tu mano; las flechas pasan de un comerciante o una carta a otra; Intro o Espacio elige. También puedes arrastrar una carta al puesto.
