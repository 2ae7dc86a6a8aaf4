garden = Jardín
goal = Cuatro de tus fichas en fila, columna, diagonal o cuadrado; o que a tu rival no le quede loseta que tomar.
aim = cuatro de tus fichas en línea o en cuadrado.
goalLabel = La meta
goalFold = Plegar la meta
colon = :
or = o
prompt_last = Última loseta tomada
prompt_yourTurn = Te toca. Toma
prompt_theirTurn = { $name } toma
prompt_youBegin = Empiezas tú.
prompt_theyBegin = Empieza { $name }.
prompt_opening = Un jardín nuevo.
prompt_takeBorder = Toma una loseta del borde.
prompt_anyBorder = La primera loseta se toma del borde.
prompt_brief = como la última loseta
prompt_yours = Repite su planta o su símbolo. Después, la de { $other } debe encajar con la tuya.
prompt_onlyOne = Ya solo encaja una loseta.
prompt_nobody = No gana nadie.
coach_begin = Toma una de las losetas claras: tu ficha ocupa su lugar. Después, tu rival debe tomar una loseta con la misma planta o el mismo símbolo.
coach_match = La loseta grande es la última tomada. Puedes tomar cualquiera que muestre su planta o su símbolo; son las claras.
coach_bind = Cada loseta que tomas decide qué puede tomar tu rival. Antes de elegir, mira dónde quedan su planta y su símbolo.
coach_chance = Tienes tres de cuatro. Ganan cuatro en fila, columna, diagonal larga o cuadrado: busca un camino hasta la cuarta casilla.
coach_danger = Tu rival tiene tres de cuatro. Toma tú la cuarta casilla, o elige una loseta que no le deje llegar a ella.
coach_block = Quedan pocas losetas. Si ninguna comparte la planta o el símbolo de la tuya, ganas al instante.
cell_taken = { $cell }, ficha de { $name }
cell_winning = , en la figura ganadora
cell_last = , última jugada
why_taken = Esta loseta ya no está: aquí hay una ficha.
why_border = La primera loseta de una ronda se toma del borde.

plant = { $plant ->
        [P] pino
        [C] cerezo
        [M] arce
       *[I] lirio
}
aPlant = { $plant ->
        [P] un pino
        [C] un cerezo
        [M] un arce
       *[I] un lirio
}
thePlant = { $plant ->
        [P] el pino
        [C] el cerezo
        [M] el arce
       *[I] el lirio
}
symbol = { $symbol ->
        [b] pájaro
        [s] sol
        [r] lluvia
       *[p] poema
}
aSymbol = { $symbol ->
        [b] un pájaro
        [s] un sol
        [r] lluvia
       *[p] un poema
}
theSymbol = { $symbol ->
        [b] el pájaro
        [s] el sol
        [r] la lluvia
       *[p] el poema
}
tile = { plant } con { symbol }
theTile = { thePlant } con { theSymbol }

goalFull = Con el jardín lleno, gana la última jugada.
goalRounds = Gana la partida quien llega antes a { $target ->
        [one] { $target } ronda
       *[other] { $target } rondas
}.
goalPoints = Cada loseta que queda da entonces un punto; gana la partida quien llega antes a { $target ->
        [one] { $target } punto
       *[other] { $target } puntos
}.

prompt_afterFirst = Después, { $name } debe repetir su planta o su símbolo.
prompt_afterFirstYou = Después debes repetir su planta o su símbolo.
prompt_theirs = Después, la de { $other } debe encajar con la de { $name }.
prompt_theirsYou = Después, la tuya debe encajar con la de { $name }.
prompt_took = { $name } tomó { theTile } en { $cell }.
prompt_youTook = Tomaste { theTile } en { $cell }.
prompt_wins = Gana { $name }.
prompt_youWin = Ganas.
prompt_begins = { $name } empieza la ronda siguiente, en un jardín nuevo.
prompt_beginsYou = Empiezas la ronda siguiente, en un jardín nuevo.

cell_free = { $cell }, { tile }
cell_open = { $cell }, { tile }, puedes tomarla

why_match = La loseta { $tile } no tiene { plant } ni { symbol }.

move = toma { theTile } en { $cell }{ $effect ->
        [line] : cuatro en línea
        [square] : cuatro en cuadrado
        [block] : no queda nada que encaje
        [full] : el jardín está lleno
       *[next] ; sigue { aPlant } o { aSymbol }
}
take = Toma { aPlant } o { aSymbol }.
scoreRounds = { $score } / { $target ->
        [one] { $target } ronda
       *[other] { $target } rondas
}
scorePoints = { $score } / { $target ->
        [one] { $target } punto
       *[other] { $target } puntos
}
roundHead = Ronda { $number }
roundNobody = Ronda { $number }: no gana nadie.
roundWon = Ronda { $number }: gana { $name }.

ending_line = Cuatro en línea.
ending_square = Cuatro en cuadrado.
ending_block = No queda ninguna loseta para { $name }.
ending_full = El jardín está lleno y nadie hizo una figura.
ending_fullWon = El jardín está lleno: gana la última jugada.
