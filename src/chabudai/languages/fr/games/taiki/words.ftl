goal = Gagne autant de plis Soleil que de plis Lune. Chaque paire rapporte un jeton, chaque pli en trop en coûte un.
aim = autant de plis Soleil que de plis Lune.
goalLabel = But :
hand = Ta main
closedHand = { STARTS($name) ->
    [vowel] Cartes d’{ $name }
   *[other] Cartes de { $name }
}
mayPlay = , tu peux la jouer
hasChoice = , à toi de choisir comment
mayQueue = , tu peux la choisir d’avance
play = Jouer
as_sun = en Soleil
as_moon = en Lune
as_high = au plus haut
as_low = au plus bas
short_high = Haut
short_low = Bas
trick = Pli
ahead = en tête
takes = gagne
leads = entame
left = reste { $cards }
whoLeads = Qui entame ?
iLead = J’entame
theyLead = { $name } entame
yourTurn = À toi.
where = Manche { $round } · pli { $trick } sur { $all }
whereRound = Manche { $round }
count_title = Le compte de la manche { $round }
count_final = Le compte
count_seat = Joueur
count_round = Manche { $round }
count_now = Jetons
count_floor = Personne ne paie plus que ce qu’il a.
count_last = Le dernier pli
count_rank = { $rank ->
    [one] 1er
   *[other] { $rank }e
}
coach_draw = Tu as autant de Soleils que de Lunes. Pioche une carte de plus, de la couleur que tu veux. Les dos sont visibles : chacun peut compter tes Soleils et tes Lunes.
coach_lead = La carte que tu entames donne la couleur du pli. Les autres doivent fournir s’ils le peuvent, et la plus forte carte de cette couleur gagne.
coach_follow = Il faut fournir la couleur si tu le peux. Un pli dont tu n’as pas besoin est un pli à perdre : joue petit.
coach_nine = Le 9 est jour et nuit. Tu peux toujours le jouer, et tu dis s’il est Soleil ou Lune.
coach_mask = Dans sa couleur, le Masque est la carte la plus forte ou la plus faible, à toi de le dire : il gagne le pli à coup sûr, ou le laisse passer.
coach_name = Le pli est à toi. Entame encore pour choisir la couleur, ou laisse entamer la personne à ta gauche et joue après elle.
history_open = Plis : { $count }
history_title = Plis de cette manche
history_close = Revenir à la table
history_none = Aucun pli n’a encore été gagné.
history_trick = Pli { $number }
why_drawFirst = Pioche d’abord ta carte en plus.
why_drawn = Tu as déjà pioché ta carte en plus.
why_aside = Ces cartes sont mises de côté jusqu’à la fin de la manche.
why_leadFirst = Dis d’abord qui entame le prochain pli.

colour = { $colour ->
        [sun] Soleil
       *[moon] Lune
}
aColour = { $colour ->
        [sun] un Soleil
       *[moon] une Lune
}
card = { $rank } de { colour }
mask = Masque de { colour }
playedNine = { $card } joué en { colour }
mayPlayAs = , tu peux la jouer { $colour ->
        [sun] en Soleil : l’autre 9 est une Lune
       *[moon] en Lune : l’autre 9 est un Soleil
}
choose = Comment joues-tu le { $card } ?
lying = { $name } : { $card }
draw = Piocher { aColour }
aside = { $count } { $count ->
        [one] carte
       *[other] cartes
} { colour } face cachée
taken = { $name } gagne un pli { colour }.
tokens = { $count } { $count ->
        [one] jeton
       *[other] jetons
}
wins = { $count } { $count ->
        [one] manche gagnée
       *[other] manches gagnées
}
seat = { $name } : { $balance }
balance = { $sun } { $sun ->
        [one] pli Soleil
       *[other] plis Soleil
}, { $moon } { $moon ->
        [one] pli Lune
       *[other] plis Lune
}, { $change } si la manche finissait maintenant
holding = a en main { $sun } { $sun ->
        [one] carte Soleil
       *[other] cartes Soleil
} et { $moon } { $moon ->
        [one] carte Lune
       *[other] cartes Lune
}
drew = a pioché { aColour }
lacks = n’a pas pu fournir { $colour ->
        [sun] du Soleil
       *[moon] de la Lune
}

reason_draw = Tout le monde voit la couleur que tu prends.
reason_name = Qui entame choisit la couleur.
reason_free = Cette carte ne peut pas gagner le pli.
reason_none = Tu n’as pas encore de pli : un de chaque couleur rapporte un jeton.
reason_even = Tu es en équilibre : { $change } si tu ne gagnes plus rien.
reason_short = Il te manque { $count } { $count ->
        [one] pli
       *[other] plis
} { colour } pour l’équilibre.

waiting_draw = { $names } { $count ->
        [one] doit
       *[other] doivent
} piocher.
waiting_name = { $names } { $count ->
        [one] doit
       *[other] doivent
} dire qui entame.
waiting_lead = { $names } { $count ->
        [one] doit
       *[other] doivent
} entamer.
waiting_follow = { $names } { $count ->
        [one] doit
       *[other] doivent
} jouer une carte.

count_tricks = { $sun } Soleil, { $moon } Lune
count_noTrick = aucun pli
count_pairs = { $count } { $count ->
        [one] paire
       *[other] paires
} en équilibre
count_apart = { $count } d’écart

why_follow = Tu as une carte { colour } : il faut fournir { $colour ->
        [sun] du Soleil
       *[moon] de la Lune
}. Un 9 est toujours permis.

move_draw = pioche { aColour }
move_lead = Pli { $number } : entame avec { $card }
move_take = { $card }, et gagne le pli { colour }
move_taken = { $card } ; { $taker } gagne le pli { colour }
move_keep = entame encore
move_pass = laisse entamer { $name }
move_passLeft = laisse entamer son voisin de gauche
move_round = Manche { $number }

task_draw = Pioche encore une carte, Soleil ou Lune.
task_name = Qui entame le prochain pli ?
task_lead = Entame avec la carte de ton choix.
task_follow = Il faut fournir { $colour ->
        [sun] du Soleil
       *[moon] de la Lune
}.
task_free = Pas de { colour } à fournir : joue ce que tu veux.

round_head = Manche { $number }
round_won = Manche { $number } : { $name } la gagne.
round_best = Manche { $number } : { $change } pour { $names }.
ending_bankrupt = Quelqu’un n’a plus de jeton : qui a le plus de jetons gagne.
ending_rounds = Les trois manches sont jouées : qui a le plus de jetons gagne.
ending_duel = Deux manches gagnées.

