garden = Jardin
goal = Quatre de tes jetons en ligne, en colonne, en diagonale ou en carré ; ou plus aucune tuile à prendre pour l’autre.
aim = quatre de tes jetons en ligne ou en carré.
goalLabel = Le but
goalFold = Replier le but
colon =  :
or = ou
prompt_last = Dernière tuile prise
prompt_yourTurn = À toi. Prends
prompt_theirTurn = { $name } prend
prompt_youBegin = Tu commences.
prompt_theyBegin = { $name } commence.
prompt_opening = Un nouveau jardin.
prompt_takeBorder = Prends une tuile du bord.
prompt_anyBorder = La première tuile se prend sur le bord.
prompt_brief = comme la dernière tuile
prompt_yours = Reprends sa plante ou son symbole. Ensuite, { $other } devra s’accorder à ta tuile.
prompt_onlyOne = Une seule tuile convient encore.
prompt_nobody = Personne ne gagne.
coach_begin = Prends une des tuiles claires : ton jeton la remplace. L’autre devra ensuite prendre une tuile de même plante ou de même symbole.
coach_match = La grande tuile est la dernière prise. Tu peux prendre toute tuile qui montre sa plante ou son symbole ; ces tuiles sont claires.
coach_bind = Chaque tuile que tu prends décide de ce que l’autre pourra prendre. Avant de choisir, regarde où restent sa plante et son symbole.
coach_chance = Tu as trois jetons sur quatre. Quatre en ligne, en colonne, en grande diagonale ou en carré gagnent : trouve un chemin vers la quatrième case.
coach_danger = L’autre a trois jetons sur quatre. Prends toi-même la quatrième case, ou choisis une tuile qui ne l’y mène pas.
coach_block = Il reste peu de tuiles. Si plus aucune ne partage la plante ou le symbole de la tienne, tu gagnes aussitôt.
cell_taken = { STARTS($name) ->
    [vowel] { $cell }, jeton d’{ $name }
   *[other] { $cell }, jeton de { $name }
}
cell_winning = , dans le motif gagnant
cell_last = , dernier coup
why_taken = Cette tuile est déjà prise : un jeton est posé là.
why_border = La première tuile d’une manche se prend sur le bord.

plant = { $plant ->
        [P] pin
        [C] cerisier
        [M] érable
       *[I] iris
}
aPlant = { $plant ->
        [P] un pin
        [C] un cerisier
        [M] un érable
       *[I] un iris
}
thePlant = { $plant ->
        [P] le pin
        [C] le cerisier
        [M] l’érable
       *[I] l’iris
}
symbol = { $symbol ->
        [b] oiseau
        [s] soleil
        [r] pluie
       *[p] poème
}
aSymbol = { $symbol ->
        [b] un oiseau
        [s] un soleil
        [r] la pluie
       *[p] un poème
}
theSymbol = { $symbol ->
        [b] l’oiseau
        [s] le soleil
        [r] la pluie
       *[p] le poème
}
tile = { plant } avec { symbol }
theTile = { thePlant } avec { theSymbol }

goalFull = Jardin plein : le dernier à jouer gagne.
goalRounds = Le match va au premier à gagner { $target ->
        [one] { $target } manche
       *[other] { $target } manches
}.
goalPoints = Chaque tuile restante vaut alors un point ; le match va au premier à { $target ->
        [one] { $target } point
       *[other] { $target } points
}.

prompt_afterFirst = Ensuite, { $name } devra reprendre sa plante ou son symbole.
prompt_afterFirstYou = Ensuite, tu devras reprendre sa plante ou son symbole.
prompt_theirs = Ensuite, { $other } devra s’accorder à la tuile { STARTS($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
}.
prompt_theirsYou = Ensuite, tu devras t’accorder à la tuile { STARTS($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
}.
prompt_took = { $name } a pris { theTile } en { $cell }.
prompt_youTook = Tu as pris { theTile } en { $cell }.
prompt_wins = { $name } gagne.
prompt_youWin = Tu gagnes.
prompt_begins = { $name } commence la manche suivante, dans un nouveau jardin.
prompt_beginsYou = Tu commences la manche suivante, dans un nouveau jardin.

cell_free = { $cell }, { tile }
cell_open = { $cell }, { tile }, tu peux la prendre

why_match = La tuile { $tile } n’a ni { plant } ni { symbol }.

move = prend { theTile } en { $cell }{ $effect ->
        [line] {"\u00A0"}: quatre alignés
        [square] {"\u00A0"}: quatre en carré
        [block] {"\u00A0"}: plus rien ne s’y accorde
        [full] {"\u00A0"}: le jardin est plein
       *[next] {"\u202F"}; ensuite, { aPlant } ou { aSymbol }
}
take = Prends { aPlant } ou { aSymbol }.
scoreRounds = { $score } / { $target ->
        [one] { $target } manche
       *[other] { $target } manches
}
scorePoints = { $score } / { $target ->
        [one] { $target } point
       *[other] { $target } points
}
roundHead = Manche { $number }
roundNobody = Manche { $number } : personne ne gagne.
roundWon = Manche { $number } : { $name } gagne.

ending_line = Quatre jetons alignés.
ending_square = Quatre jetons en carré.
ending_block = Il ne reste aucune tuile à prendre pour { $name }.
ending_full = Le jardin est plein, sans motif.
ending_fullWon = Le jardin est plein : le dernier à jouer gagne.

