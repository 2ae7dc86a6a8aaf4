goal = Le plus riche gagne : sur chaque île, la plus forte somme de cartes d’un type prend ses trésors.
aim = le plus de points. La plus forte somme de cartes prend les trésors d’une île.
goalLabel = Le but
goalFold = Replier le but
colon =  :
archipelago = L’archipel
unknown = inconnue
tile_mayTurn = , tu peux la retourner
tile_justTurned = , vient d’être retournée
tile_unclaimed = , à personne pour l’instant
hand = Ta main
card_chosen = , choisie
doing_opening = { $name } retourne une tuile.
doing_play = { $name } choisit une carte.
doing_reveal = { $name } retourne une tuile.
past = Une position antérieure.
coach_opening = Chaque île cache quatre trésors. Vous en retournez d’abord deux chacun, puis vous jouez des cartes à tour de rôle. Un gros trésor mérite beaucoup de cartes : une idole peut valoir 15.
coach_card = Une carte ne compte que sur son île, et pour les trésors de son type. Elle compte aussi pour ceux qui sont encore cachés : tu peux parier. Un 1 suffit là où l’autre rive n’a rien.
coach_equipment = L’équipement fait deux choses : il prend les tuiles équipement, et il te fait retourner une tuile au choix. Si vous en avez tous deux sur une île, toutes les cartes y comptent.
coach_dynamite = La Dynamite va sur la rive d’en face. Elle n’y vaut rien, mais elle y prend une place sur cinq, et l’autre doit retourner une tuile. Elle sert à fermer une rive quand tu mènes.
coach_room = Une rive a de la place pour cinq cartes. Choisis bien la cinquième : plus rien ne pourra la suivre.
coach_fuse = La mèche est à moitié brûlée. Seuls l’équipement et la Dynamite retournent des tuiles, et la dernière tuile finit la partie sur-le-champ. Pose à temps tes meilleures cartes.
why_notNow = Seuls l’équipement et la Dynamite retournent des tuiles. Joue une carte.
why_open = Cette tuile est déjà retournée.
why_below = On ne retourne que le haut d’une pile.
why_tileFirst = Retourne d’abord une tuile.
why_cardFirst = Choisis d’abord une carte de ta main, puis une île.
ledger_open = Carnet
ledger_close = Fermer
ledger_repartition = Trésors
ledger_seen = déjà vue
ledger_unseen = pas encore vue
ledger_leftOut = Hors de cette partie
ledger_stillToCome = Encore à venir chez { $name }
clock_short = à retourner
count_title = Le décompte
count_island = Île
count_nobody = Personne
count_nothing = rien
count_total = Points
count_equipment = dont équipement
count_leftOut = Hors jeu
round = {""}

shortIslands_1 = Pendu
shortIslands_2 = Diamants
shortIslands_3 = Serpent
shortIslands_4 = Dragon
shortIslands_5 = Singe
island = { $island ->
        [1] l’île du Pendu
        [2] l’île aux Diamants
        [3] l’île du Serpent
        [4] l’île du Dragon
       *[5] l’île du Singe
}
type = { $type ->
        [I] idole
        [D] dague
        [A] amphore
        [C] cristaux
        [E] équipement
       *[X] Dynamite
}
piece = { $type ->
        [X] { type }
       *[other] { type } { $value }
}
thePiece = { $type ->
        [I] l’{ piece }
        [D] la { piece }
        [A] l’{ piece }
        [C] les { piece }
        [E] l’{ piece }
       *[X] la { piece }
}

stone = tuile cachée
stoneOf = tuile cachée, { type }
tile_pile = , { $count } de plus dessous : { $list }
tile_held = , { $name } mène { $more } à { $less }
tile_even = , égalité à { $sum }
islandTiles = { island }, { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
}
shore = Rive { STARTS($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
} : { $cards }
noCards = aucune carte
lay = Poser { thePiece } sur { island }
full = Plus de place pour { thePiece } sur { island }
turn = Retourner la tuile { $tile } de { island }
happened = { $name } a posé { thePiece } sur { island }.
happenedBomb = { $name } a lancé la Dynamite contre { $other }, sur { island }.
found = Trouvé sur { island } : { piece }.

prompt_opening_what = Retourne une tuile au choix.
prompt_opening_why = Chacun en retourne deux au début, pour voir ce qui vaut la peine.
prompt_card_what = Choisis une carte.
prompt_card_why = Au bord d’une île, elle compte pour les trésors de son type ; la plus forte somme les prend.
prompt_object_what = { $card } : choisis une île.
prompt_object_why = Elle y ajoute { $value } à { $type ->
        [I] tes idoles
        [D] tes dagues
        [A] tes amphores
       *[C] tes cristaux
}.
prompt_tool_what = { $card } : choisis une île.
prompt_tool_why = La carte y compte comme équipement, et tu retournes une tuile au choix.
prompt_bomb_what = Dynamite : choisis une île.
prompt_bomb_why = Elle prend une place en face, et { $other } doit retourner une tuile.
prompt_equipment_what = Retourne une tuile au choix.
prompt_equipment_why = Ton équipement la déterre. Regarde là où tu as déjà des cartes.
prompt_dynamite_what = Retourne une tuile au choix.
prompt_dynamite_why = La Dynamite vient { STARTS($other) ->
        [vowel] d’{ $other }
       *[other] de { $other }
} : tu creuses, puis tu joues ton tour.

why_full = Ta rive de { island } a déjà cinq cartes.
why_fullOther = L’autre rive de { island } a déjà cinq cartes.
ledger_copies = { $count ->
        [0] { piece }, jouée
        [1] { piece }, à venir
       *[other] { piece }, encore { $count }
}
clock_told = { $count ->
        [one] { $count } carte sur 16 retournera
       *[other] { $count } cartes sur 16 retourneront
} encore une tuile : { $shares }. La dernière finit la partie.
deck = { $name } : { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
} en main, { $deck } dans la pioche
handOf = { $name } : { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
} en main
gathered = { type } : { $sum } en cartes sur cette rive

move_bomb = lance la Dynamite contre { $other } ({ $island })
move_lay = pose { thePiece } ({ $island })
move_turn = retourne une tuile ({ $island })
move_find = découvre { thePiece } ({ $island })
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
}
ending_points = { $count ->
        [one] { $count } point
       *[other] { $count } points
} à { $less }.
ending_equipment = { $count ->
        [one] { $count } point
       *[other] { $count } points
} chacun ; l’équipement départage, { $equipment } à { $less }.
ending_tie = { $count ->
        [one] { $count } point
       *[other] { $count } points
} chacun, et { $equipment ->
        [one] { $equipment } point
       *[other] { $equipment } points
} d’équipement chacun.

