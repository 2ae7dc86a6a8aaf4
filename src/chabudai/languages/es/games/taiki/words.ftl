goal = Gana tantas bazas de Sol como de Luna. Cada pareja da una ficha, cada baza de más cuesta una.
aim = tantas bazas de Sol como de Luna.
goalLabel = Meta:
hand = Tu mano
closedHand = Cartas de { $name }
mayPlay = , puedes jugarla
hasChoice = , tú eliges cómo
mayQueue = , puedes elegirla de antemano
play = Jugar
as_sun = como Sol
as_moon = como Luna
as_high = como la más alta
as_low = como la más baja
short_high = Alta
short_low = Baja
trick = Baza
ahead = manda
takes = se la lleva
leads = sale
left = { $cards ->
        [one] queda { $cards }
       *[other] quedan { $cards }
}
whoLeads = ¿Quién sale?
iLead = Salgo yo
theyLead = Sale { $name }
yourTurn = Te toca.
where = Ronda { $round } · baza { $trick } de { $all }
whereRound = Ronda { $round }
count_title = El recuento de la ronda { $round }
count_final = El recuento
count_seat = Jugador
count_round = Ronda { $round }
count_now = Fichas
count_floor = Nadie paga más de lo que tiene.
count_last = La última baza
count_rank = puesto { $rank }
coach_draw = Tienes tantos Soles como Lunas. Roba una carta más, del color que quieras. Los dorsos se ven: cualquiera puede contar tus Soles y tus Lunas.
coach_lead = La carta con que sales decide el color. El resto debe seguirlo si puede, y su carta más alta se lleva la baza.
coach_follow = Debes seguir el color si puedes. Una baza que no necesitas es mejor perderla: juega bajo.
coach_nine = El 9 es día y noche. Siempre puedes jugarlo, y tú dices si es Sol o Luna.
coach_mask = En su color, la Máscara es la carta más alta o la más baja, como tú digas: se lleva la baza seguro, o la deja pasar.
coach_name = Te llevaste la baza. Sal otra vez para elegir el color, o deja salir a la persona de tu izquierda y juega después.
history_open = Bazas: { $count }
history_title = Bazas de esta ronda
history_close = Volver a la mesa
history_none = Aún no se ha ganado ninguna baza.
history_trick = Baza { $number }
why_drawFirst = Primero roba tu carta extra.
why_drawn = Ya has robado tu carta extra.
why_aside = Estas cartas quedan aparte hasta el final de la ronda.
why_leadFirst = Primero di quién sale en la baza siguiente.

colour = { $colour ->
        [sun] Sol
       *[moon] Luna
}
aColour = { $colour ->
        [sun] un Sol
       *[moon] una Luna
}
card = { $rank } de { colour }
mask = Máscara de { colour }
playedNine = { $card } como { colour }
mayPlayAs = , puedes jugarla { $colour ->
        [sun] como Sol: el otro 9 es Luna
       *[moon] como Luna: el otro 9 es Sol
}
choose = { $card }: ¿cómo la juegas?
lying = { $name }: { $card }
draw = Robar { aColour }
aside = { $count } { $count ->
        [one] carta
       *[other] cartas
} de { colour } boca abajo
taken = { $name } gana una baza de { colour }.
tokens = { $count } { $count ->
        [one] ficha
       *[other] fichas
}
wins = { $count } { $count ->
        [one] ronda ganada
       *[other] rondas ganadas
}
seat = { $name }: { $balance }
balance = { $sun } { $sun ->
        [one] baza de Sol
       *[other] bazas de Sol
}, { $moon } { $moon ->
        [one] baza de Luna
       *[other] bazas de Luna
}, { $change } si la ronda acabara ahora
holding = tiene { $sun } { $sun ->
        [one] carta de Sol
       *[other] cartas de Sol
} y { $moon } { $moon ->
        [one] carta de Luna
       *[other] cartas de Luna
}
drew = robó { aColour }
lacks = no pudo seguir con { colour }

reason_draw = Todo el mundo ve qué color tomas.
reason_name = Quien sale elige el color.
reason_free = No puede ganar la baza.
reason_none = Aún no tienes bazas: una de cada color da una ficha.
reason_even = Estás en equilibrio: { $change } si no ganas más.
reason_short = Te { $count ->
        [one] falta { $count } baza
       *[other] faltan { $count } bazas
} de { colour } para el equilibrio.

waiting_draw = { $names } { $count ->
        [one] debe
       *[other] deben
} robar una carta.
waiting_name = { $names } { $count ->
        [one] debe
       *[other] deben
} decir quién sale.
waiting_lead = { $names } { $count ->
        [one] debe
       *[other] deben
} salir.
waiting_follow = { $names } { $count ->
        [one] debe
       *[other] deben
} jugar una carta.

count_tricks = { $sun } Sol, { $moon } Luna
count_noTrick = ninguna baza
count_pairs = { $count } { $count ->
        [one] pareja
       *[other] parejas
} en equilibrio
count_apart = { $count } de diferencia

why_follow = Tienes una carta de { colour }, así que debes seguir con { colour }. Un 9 siempre vale.

move_draw = roba { aColour }
move_lead = Baza { $number }: sale con { $card }
move_take = { $card }, y gana la baza de { colour }
move_taken = { $card }; { $taker } gana la baza de { colour }
move_keep = sale otra vez
move_pass = deja salir a { $name }
move_passLeft = deja salir a su izquierda
move_round = Ronda { $number }

task_draw = Roba una carta más, Sol o Luna.
task_name = ¿Quién sale en la baza siguiente?
task_lead = Sal con cualquier carta.
task_follow = Hay que seguir con { colour }.
task_free = No tienes { colour }: juega lo que quieras.

round_head = Ronda { $number }
round_won = Ronda { $number }: la gana { $name }.
round_best = Ronda { $number }: { $change } para { $names }.
ending_bankrupt = Alguien se quedó sin fichas: gana quien tiene más.
ending_rounds = Se acabaron las tres rondas: gana quien tiene más fichas.
ending_duel = Dos rondas ganadas.
