goal = Gana quien tiene más puntos: en cada isla, la suma mayor de cartas de un tipo se lleva sus tesoros.
aim = más puntos. La suma mayor de cartas se lleva los tesoros de una isla.
goalLabel = La meta
goalFold = Plegar la meta
colon = :
archipelago = El archipiélago
unknown = desconocido
tile_mayTurn = , puedes revelarla
tile_justTurned = , recién revelada
tile_unclaimed = , por ahora de nadie
hand = Tu mano
card_chosen = , elegida
doing_opening = { $name } revela una loseta.
doing_play = { $name } elige una carta.
doing_reveal = { $name } revela una loseta.
past = Una posición anterior.
coach_opening = Cada isla esconde cuatro tesoros. Ahora cada cual revela dos losetas; después jugáis cartas por turnos. Un gran tesoro vale muchas cartas: un ídolo puede ser de 15.
coach_card = Una carta solo cuenta en su isla, y solo para tesoros de su tipo. También para los ocultos, así que puedes apostar por ellos. Basta un 1 donde la otra orilla no tiene nada.
coach_equipment = El equipo hace dos cosas: reclama losetas de equipo y te deja revelar cualquier loseta. Si hay equipo en las dos orillas de una isla, allí cuentan todas las cartas.
coach_dynamite = La Dinamita va a la otra orilla. Allí no vale nada, pero ocupa uno de los cinco sitios, y tu rival debe revelar una loseta. Úsala para cerrar una orilla donde vas por delante.
coach_room = Una orilla tiene sitio para cinco cartas. Elige bien la quinta: después no cabe nada.
coach_fuse = La mecha va por la mitad. Solo el equipo y la Dinamita revelan losetas, y la última loseta termina la partida al instante. Pon a tiempo tus mejores cartas.
why_notNow = Solo el equipo y la Dinamita revelan losetas. Juega una carta.
why_open = Esta loseta ya está revelada.
why_below = Solo se revela la de arriba de una pila.
why_tileFirst = Primero revela una loseta.
why_cardFirst = Primero elige una carta de tu mano, después una isla.
ledger_open = Notas
ledger_close = Cerrar
ledger_repartition = Tesoros
ledger_seen = ya vista
ledger_unseen = aún no vista
ledger_leftOut = Fuera de esta partida
ledger_stillToCome = Por salir de { $name }
clock_short = por revelar
count_title = El recuento
count_island = Isla
count_nobody = Nadie
count_nothing = nada
count_total = Puntos
count_equipment = de ellos, equipo
count_leftOut = Fuera
round = {""}

shortIslands_1 = Ahorcado
shortIslands_2 = Diamantes
shortIslands_3 = Serpiente
shortIslands_4 = Dragón
shortIslands_5 = Mono
island = { $island ->
        [1] la isla del Ahorcado
        [2] la isla de los Diamantes
        [3] la isla de la Serpiente
        [4] la isla del Dragón
       *[5] la isla del Mono
}
x_islandHead = { $island ->
        [1] Isla del Ahorcado
        [2] Isla de los Diamantes
        [3] Isla de la Serpiente
        [4] Isla del Dragón
       *[5] Isla del Mono
}
type = { $type ->
        [I] ídolo
        [D] daga
        [A] ánfora
        [C] cristales
        [E] equipo
       *[X] Dinamita
}
piece = { $type ->
        [X] { type }
       *[other] { type } { $value }
}
thePiece = { $type ->
        [I] el { piece }
        [D] la { piece }
        [A] el { piece }
        [C] los { piece }
        [E] el { piece }
       *[X] la { piece }
}

stone = loseta oculta
stoneOf = loseta oculta, { type }
tile_pile = , { $count } más debajo: { $list }
tile_held = , { $name } va { $more } a { $less }
tile_even = , empate a { $sum }
islandTiles = { x_islandHead }, { $count ->
        [one] { $count } loseta
       *[other] { $count } losetas
}
shore = Orilla de { $name }: { $cards }
noCards = ninguna carta
lay = Poner { thePiece } en { island }
full = En { island } no hay sitio para { thePiece }
turn = Revelar la loseta { $tile } de { island }
happened = { $name } puso { thePiece } en { island }.
happenedBomb = { $name } lanzó Dinamita contra { $other } en { island }.
found = Encontrado en { island }: { piece }.

prompt_opening_what = Revela cualquier loseta.
prompt_opening_why = Para empezar, cada cual revela dos, y así ve por qué vale la pena luchar.
prompt_card_what = Elige una carta.
prompt_card_why = Junto a una isla, cuenta para los tesoros de su tipo; la suma mayor se los lleva.
prompt_object_what = { $card }: elige una isla.
prompt_object_why = Allí suma { $value } a tus { $type ->
        [I] ídolos
        [D] dagas
        [A] ánforas
       *[C] cristales
}.
prompt_tool_what = { $card }: elige una isla.
prompt_tool_why = Allí cuenta como equipo, y revelas cualquier loseta.
prompt_bomb_what = Dinamita: elige una isla.
prompt_bomb_why = Ocupa un sitio en la orilla de { $other }, que debe revelar una loseta.
prompt_equipment_what = Revela cualquier loseta.
prompt_equipment_why = Tu equipo la desentierra. Mira dónde tienes ya cartas.
prompt_dynamite_what = Revela cualquier loseta.
prompt_dynamite_why = { $other } te lanzó Dinamita, así que cavas tú. Después juegas tu turno normal.

why_full = Tu orilla de { island } ya tiene cinco cartas.
why_fullOther = La otra orilla de { island } ya tiene cinco cartas.
ledger_copies = { $count ->
        [0] { piece }, ya salió
        [1] { piece }, por salir
       *[other] { piece }, quedan { $count }
}
clock_told = De las 16 cartas que revelan, { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
}: { $shares }. La última termina la partida.
deck = { $name }: { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
} en la mano, { $deck } en el mazo
handOf = { $name }: { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
} en la mano
gathered = { type }: cartas por { $sum } en esta orilla

move_bomb = lanza Dinamita contra { $other } ({ $island })
move_lay = pone { thePiece } ({ $island })
move_turn = revela una loseta ({ $island })
move_find = encuentra { thePiece } ({ $island })
points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
}
ending_points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
} a { $less }.
ending_equipment = Empate a { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
}; decide el equipo, { $equipment } a { $less }.
ending_tie = Empate a { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
}, y a { $equipment ->
        [one] { $equipment } punto
       *[other] { $equipment } puntos
} de equipo.
