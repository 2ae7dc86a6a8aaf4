garden = Garten
goal = Vier deiner Steine in einer Reihe, Spalte, Diagonale oder im Quadrat; oder kein Plättchen mehr, das die andere Person nehmen kann.
aim = vier deiner Steine in einer Linie oder im Quadrat.
goalLabel = Das Ziel
goalFold = Ziel einklappen
colon = :
or = oder
prompt_last = Zuletzt genommen
prompt_yourTurn = Du bist dran. Nimm
prompt_theirTurn = { $name } nimmt
prompt_youBegin = Du beginnst.
prompt_theyBegin = { $name } beginnt.
prompt_opening = Ein neuer Garten.
prompt_takeBorder = Nimm ein Plättchen vom Rand.
prompt_anyBorder = Das erste Plättchen kommt vom Rand.
prompt_brief = passend zum letzten Plättchen
prompt_yours = Triff seine Pflanze oder sein Zeichen. Danach muss { $other } dein Plättchen treffen.
prompt_onlyOne = Nur ein Plättchen passt noch.
prompt_nobody = Niemand gewinnt.
coach_begin = Nimm eins der hellen Plättchen: Dein Stein kommt an seine Stelle. Die andere Person muss dann ein Plättchen mit derselben Pflanze oder demselben Zeichen nehmen.
coach_match = Das große Plättchen ist das zuletzt genommene. Du darfst jedes nehmen, das seine Pflanze oder sein Zeichen zeigt; diese sind hell.
coach_bind = Jedes Plättchen, das du nimmst, bestimmt, was die andere Person nehmen darf. Sieh vor der Wahl nach, wo seine Pflanze und sein Zeichen noch liegen.
coach_chance = Du hast drei von vieren. Vier in einer Reihe, Spalte, langen Diagonale oder im Quadrat gewinnen: Finde einen Weg zum vierten Feld.
coach_danger = Die andere Person hat drei von vieren. Nimm das vierte Feld selbst, oder wähl ein Plättchen, mit dem sie es nicht erreicht.
coach_block = Es sind nur noch wenige Plättchen da. Lässt deins nichts übrig, das seine Pflanze oder sein Zeichen teilt, gewinnst du sofort.
cell_taken = { $cell }, Stein von { $name }
cell_winning = , Teil des Siegmusters
cell_last = , letzter Zug
why_taken = Dieses Plättchen ist weg: Hier liegt ein Stein.
why_border = Das erste Plättchen einer Runde kommt vom Rand.

plant = { $plant ->
        [P] Kiefer
        [C] Kirsche
        [M] Ahorn
       *[I] Iris
}
aPlant = { $plant ->
        [P] eine Kiefer
        [C] eine Kirsche
        [M] einen Ahorn
       *[I] eine Iris
}
thePlant = { $plant ->
        [P] die Kiefer
        [C] die Kirsche
        [M] den Ahorn
       *[I] die Iris
}
symbol = { $symbol ->
        [b] Vogel
        [s] Sonne
        [r] Regen
       *[p] Gedicht
}
aSymbol = { $symbol ->
        [b] einen Vogel
        [s] eine Sonne
        [r] Regen
       *[p] ein Gedicht
}
theSymbol = { $symbol ->
        [b] den Vogel
        [s] die Sonne
        [r] den Regen
       *[p] das Gedicht
}
x_withSymbol = { $symbol ->
        [b] mit dem Vogel
        [s] mit der Sonne
        [r] mit dem Regen
       *[p] mit dem Gedicht
}
tile = { plant } mit { symbol }
theTile = { thePlant } { x_withSymbol }

goalFull = In einem vollen Garten gewinnt der letzte Zug.
goalRounds = Wer zuerst { $target ->
        [one] { $target } Runde gewinnt
       *[other] { $target } Runden gewinnt
}, gewinnt die Partie.
goalPoints = Das bringt einen Punkt für jedes übrige Plättchen; wer zuerst { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkte
} hat, gewinnt die Partie.

prompt_afterFirst = Danach muss { $name } seine Pflanze oder sein Zeichen treffen.
prompt_afterFirstYou = Danach musst du seine Pflanze oder sein Zeichen treffen.
prompt_theirs = Danach muss { $other } das Plättchen von { $name } treffen.
prompt_theirsYou = Danach musst du das Plättchen von { $name } treffen.
prompt_took = { $name } hat { theTile } auf { $cell } genommen.
prompt_youTook = Du hast { theTile } auf { $cell } genommen.
prompt_wins = { $name } gewinnt.
prompt_youWin = Du gewinnst.
prompt_begins = { $name } beginnt die nächste Runde, in einem neuen Garten.
prompt_beginsYou = Du beginnst die nächste Runde, in einem neuen Garten.

cell_free = { $cell }, { tile }
cell_open = { $cell }, { tile }, du darfst es nehmen

x_noPlant = { $plant ->
        [P] keine Kiefer
        [C] keine Kirsche
        [M] keinen Ahorn
       *[I] keine Iris
}
x_noSymbol = { $symbol ->
        [b] keinen Vogel
        [s] keine Sonne
        [r] keinen Regen
       *[p] kein Gedicht
}
why_match = { $tile } hat { x_noPlant } und { x_noSymbol }.

move = nimmt { theTile } auf { $cell }{ $effect ->
        [line] : vier in einer Linie
        [square] : vier im Quadrat
        [block] : nichts Passendes ist mehr da
        [full] : der Garten ist voll
       *[next] ; als Nächstes { aPlant } oder { aSymbol }
}
take = Nimm { aPlant } oder { aSymbol }.
scoreRounds = { $score } / { $target ->
        [one] { $target } Runde
       *[other] { $target } Runden
}
scorePoints = { $score } / { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkte
}
roundHead = Runde { $number }
roundNobody = Runde { $number }: Niemand gewinnt.
roundWon = Runde { $number }: { $name } gewinnt.

ending_line = Vier in einer Linie.
ending_square = Vier im Quadrat.
ending_block = Es ist kein Plättchen mehr da, das { $name } nehmen darf.
ending_full = Der Garten ist voll, und niemand hat ein Muster gemacht.
ending_fullWon = Der Garten ist voll; der letzte Zug gewinnt.
