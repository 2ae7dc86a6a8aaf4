stall = Puesto del mercado
around = El resto del mercado
hand = Tu mano
handOf = La mano de { $name }
slot = Carta { $slot }, { $card }
place = { $name }. Mano: { $hand }. { $pouch }
noCards = ninguna carta
you = Tú
may_trade = Puedes hacer un trueque.
may_offer = puedes sellarla
may_steal = puedes quitarla
may_sabotage = puedes jugarla
marks_turn = le toca
marks_sealed = sellada
marks_waits = elige…
marks_wonders = ¿romperlo?
marks_winner = gana
marks_trade = Trueque
marks_thief = quita…
buttons_sabotage = ¡Romperlo!
buttons_spare = Dejarlo
buttons_pass = Dejarlo roto
buttons_undo = ¡Salvar el trueque!
buttons_ledger = Libro del mercado
buttons_close = Cerrar
goal = Llena tu bolsa antes que nadie: cinco bienes con tres o cuatro comerciantes, cuatro con más.
goalNow = Gana la primera bolsa con { $target } bienes
recall_title = Lo que acaba de pasar
recall_back = Un suceso atrás
recall_on = Un suceso adelante
recall_skip = Saltar
recall_now = Ahora
coach_hands = Tus cartas miran al resto. Ves todas las suyas, y solo los dorsos de las tuyas: un dorso T-Rex esconde un T-Rex o un Tesoro; las tijeras son un Sabotaje.
coach_trade = Nadie puede negarse, pero cada cual elige la carta que te da. Haz el trueque con quien tenga sobre todo cartas que valgan la pena.
coach_seal = La otra parte conoce mejor que tú la carta que das. Un Pez o un Mago le valen poco; un Tesoro es un regalo.
coach_sabotage = Un Sabotaje rompe cualquier trueque, también uno ajeno. Guárdalo para el que fuera a llenar la bolsa de alguien.
coach_trex = Tienes un T-Rex en la bolsa. Se come el próximo Pez, Muffin, Piruleta o Hueso que llegue, y ambos desaparecen. Los Tesoros están a salvo.
coach_close = A una bolsa marcada en rojo le falta un bien. Un trueque con esa persona puede darle la victoria, así que elige con cuidado.
offer_none = { $name } aún no ha sellado una carta.
offer_sealed = { $name } ha sellado una carta.
cancelled = Anulado.
stamp = Anulado
crunch = ¡Ñam!
supply_pile = mazo
supply_discard = descarte
ledger_title = Libro del mercado
ledger_trades = Lo que todo el mundo vio
ledger_none = Aún no hay trueques.
ledger_discard = En el descarte
ledger_unseen = Aún no vistas
ledger_unseenLead = En el mazo, o tras un dorso que las esconde.
ledger_empty = Nada.
tally_title = La bolsa de { $name }
tally_fish = junto a Residuos tóxicos, un Pez cuenta por dos
tally_toxic = Residuos tóxicos: hace falta un bien más
tally_reached = { $value } de { $target }
why_turn = { $name } elige con quién cambia en este turno.
why_empty = { $name } no tiene ninguna carta que cambiar.
why_yourself = El trueque es entre { $active } y { $partner }. Tú no participas.
why_partnerFirst = Primero elige con quién haces el trueque.
why_notYours = En un trueque ofreces una carta de tu propia mano.
why_already = Tu carta está sellada y ya no se puede cambiar.
why_window = Ahora solo se puede jugar un Sabotaje.
why_steal = Quita una carta de la mano de { $name }.
why_answers = Se espera a { $names }: aún se puede jugar un Sabotaje.
why_stealing = Espera: primero { $thief } quita una carta a { $victim }.
why_pointCard = Toca una de las cartas de { $name }; con el teclado, pulsa su número.
round = {""}

kind = { $kind ->
        [treasure] Tesoro
        [bone] Hueso
        [lollipop] Piruleta lírica
        [muffin] Muffin omnisciente
        [trex] T-Rex
        [toxic] Residuos tóxicos
        [hat] Sombrero
        [fish] Pez
        [magician] Mago ambulante
       *[sabotage] Sabotaje
}
aCard = { $kind ->
        [treasure] un Tesoro
        [bone] un Hueso
        [lollipop] una Piruleta
        [muffin] un Muffin
        [trex] un T-Rex
        [toxic] Residuos tóxicos
        [hat] un Sombrero
        [fish] un Pez
        [magician] un Mago
       *[sabotage] un Sabotaje
}
powers_treasure = Un bien. Nada más, y nadie se lo come.
powers_bone = Un bien. A un T-Rex le encanta.
powers_lollipop = Un bien. Quita otra carta de la mano de la otra parte.
powers_muffin = Un bien. Descartas toda tu mano.
powers_trex = Un bien. Se come un Pez, un Muffin, una Piruleta o un Hueso de tu bolsa, y ambos desaparecen.
powers_toxic = Un bien. Necesitas un bien más para ganar.
powers_hat = Un bien. Tu mano se da la vuelta: ahora la ves.
powers_fish = Se descarta, salvo con Residuos tóxicos en tu bolsa: entonces cuenta por dos.
powers_magician = Se descarta. La otra parte conserva su propia carta.
powers_sabotage = En un trueque se descarta. Desde la mano anula un trueque u otro Sabotaje.
hides_plain = Un dorso liso esconde cualquier carta menos Tesoro, T-Rex, Sombrero y Sabotaje.
hides_hat = Un dorso sombrero es un Sombrero, y mira a quien lo tiene.
hides_trex = Un dorso T-Rex esconde un T-Rex o un Tesoro.
hides_sabotage = Un dorso Sabotaje es un Sabotaje.
back = { $back ->
        [plain] dorso liso
        [hat] dorso sombrero
        [trex] dorso T-Rex
       *[sabotage] dorso Sabotaje
}
backWord = { $back ->
        [plain] liso
        [hat] sombrero
        [trex] T-Rex
       *[sabotage] Sabotaje
}
hidden = { $count ->
        [one] una carta de dorso { $backs }
       *[other] { $count } cartas de dorso { $backs }
}
remembered = { back }, recuerdas { kind }
pouch = Bolsa: { $goods }, { $value } de { $target }.
pouchEmpty = Bolsa: vacía, { $value } de { $target }.
seat = Asiento { $number }
action_trade = Trueque con { $name }
action_offer = Sellar la carta { $slot }
action_steal = Quitar la carta { $slot }

headline_trade = Te toca. ¿Con quién cambias?
headline_tradeTheirs = { $name } busca con quién cambiar.
headline_offer = Sella una carta para { $other }.
headline_answer = { $other } cambia contigo. Sella una carta.
headline_sealed = Sellada. { $other } aún elige.
headline_offersTheirs = { $active } y { $partner } sellan una carta.
headline_sabotage = ¿Romper este trueque?
headline_save = ¡Roto! ¿Salvar este trueque?
headline_sabotageTheirs = ¿Lo romperá alguien?
headline_saveTheirs = ¡Roto! ¿Lo salvará alguien?
headline_steal = ¡Piruleta! Quita una carta a { $other }.
headline_stealTheirs = ¡Piruleta! { $thief } quita una carta a { $victim }.
headline_over = El mercado ha cerrado.
headline_chance = Se mezclan las cartas.
aside_trade = Das una carta y recibes una suya. Los bienes van a la bolsa.
aside_first = Ves todas las manos menos la tuya.
aside_offers = Esta carta es para { $other }, y tú recibes la suya. Se giran a la vez.
aside_offersTheirs = Las dos cartas se giran a la vez.
aside_answers = Faltan por responder: { $names }.
aside_save = Con otro Sabotaje, el trueque vale al final.
aside_sabotage = Entonces se descartan las dos cartas y tu Sabotaje.
aside_steal = Si es un bien, va a tu bolsa.

chapter_take = { $name } se guarda { aCard }.
chapter_steal = { $name } quita { aCard } con la Piruleta.
chapter_drop = Por el Muffin, { $name } pierde { aCard }.
chapter_eat = El T-Rex de { $name } se come { aCard }.
chapter_sabotage = { $name } juega un Sabotaje.
chapter_match = { kind }, dos veces: no hay trueque.
chapter_lost = Se descarta { aCard }.
offer_shown = { $name } da { aCard }.
pileCount = Mazo: { $count }. Libro del mercado
pileTop = Mazo: { $count }, { back } arriba. Libro del mercado
discardCount = Descarte: { $count }. Libro del mercado
discardTop = Descarte: { $count }, { kind } arriba. Libro del mercado
ledger_deckHouse = En juego: el mazo de la casa, { $cards } cartas. Las cantidades, los bienes y los dorsos son nuestros.
ledger_deckHost = En juego: un mazo de quien organiza, { $cards } cartas, con los bienes y los dorsos del mazo de la casa.

worth = { $worth ->
        [yes] : { $value } de { $target }
       *[no] {""}
}
tell_give = { $who ->
        [you] Das
       *[other] { $name } da
} { aCard }.
tell_match = La misma carta dos veces: el trueque se anula y ambas se descartan.
tell_tear = { $who ->
        [you] Rompes
       *[other] { $name } rompe
} el trueque con un Sabotaje.
tell_save = { $who ->
        [you] Salvas
       *[other] { $name } salva
} el trueque con otro Sabotaje.
tell_cancelled = El trueque se anula. Al descarte: { $cards }.
tell_take = { $who ->
        [you] Te guardas
       *[other] { $name } se guarda
} { aCard }{ worth }.
tell_keep = El Mago desaparece, así que { $who ->
        [you] te guardas
       *[other] { $name } se guarda
} { aCard }{ worth }.
tell_hat = { $who ->
        [you] Te guardas { aCard }{ worth }. Tu mano se da la vuelta: ahora la ves.
       *[other] { $name } se guarda { aCard }{ worth }. Su mano se da la vuelta.
}
tell_toxic = { $who ->
        [you] Te guardas { aCard } y necesitas un bien más{ worth }.
       *[other] { $name } se guarda { aCard } y necesita un bien más{ worth }.
}
tell_steal = { $who ->
        [you] Con la Piruleta quitas
       *[other] Con la Piruleta, { $name } quita
} { aCard } de { $from ->
        [you] tu mano
       *[other] la mano de { $owner }
}{ worth }.
tell_stealWaste = { $who ->
        [you] Con la Piruleta quitas
       *[other] Con la Piruleta, { $name } quita
} { aCard } de { $from ->
        [you] tu mano
       *[other] la mano de { $owner }
}. No es un bien, así que se descarta.
tell_drop = El Muffin vacía { $who ->
        [you] tu mano
       *[other] la mano de { $name }
}. Al descarte: { $cards }.
tell_eat = { $who ->
        [you] Tu T-Rex
       *[other] El T-Rex de { $name }
} se come { aCard }, y ambos desaparecen{ worth }.
tell_lost = { $cards } { $count ->
        [one] se descarta.
       *[other] se descartan.
}
tell_shuffle = El descarte se mezcla y pasa a ser el mazo.
tell_draw = { $who ->
        [you] Robas
       *[other] { $name } roba
} { $cards }.
tell_you = tú
tell_winShared = { $names }: las bolsas más llenas comparten la victoria.
tell_winFull = { $who ->
        [you] Tu bolsa está llena, { $value } de { $target }: ganas.
       *[other] La bolsa de { $name } está llena, { $value } de { $target }: gana { $name }.
}
tell_winMost = { $who ->
        [you] Tienes la bolsa más llena: ganas.
       *[other] { $name } tiene la bolsa más llena: gana { $name }.
}

move_trade = cambia con { $name }
move_offer = sella la carta { $slot }
move_steal = quita la carta { $slot } con la Piruleta
move_pass = lo deja pasar
move_tear = rompe el trueque con un Sabotaje
move_save = salva el trueque con un Sabotaje
move_reshuffle = Se mezcla el descarte.
task_trade = Elige con quién haces el trueque.
task_offers = Sella una de tus cartas.
task_steal = Quita una carta de la otra mano.
task_sabotage = Rompe el trueque con un Sabotaje, o déjalo.
task_save = Salva el trueque con un Sabotaje, o déjalo roto.
ending_goods = { $name } tiene bienes por valor de { $value } en la bolsa, y necesitaba { $target }.
ending_exhausted = Ya ninguna bolsa puede cambiar: gana la más llena.
