goal = Gewinne so viele Sonnenstiche wie Mondstiche. Jedes Paar bringt einen Chip, jeder Stich zu viel kostet einen.
aim = so viele Sonnenstiche wie Mondstiche.
goalLabel = Ziel:
hand = Deine Hand
closedHand = Karten von { $name }
mayPlay = , du darfst sie spielen
hasChoice = , du bestimmst, wie
mayQueue = , du kannst sie im Voraus wählen
play = Spielen
as_sun = als Sonne
as_moon = als Mond
as_high = als höchste
as_low = als niedrigste
short_high = Hoch
short_low = Tief
trick = Stich
ahead = vorn
takes = nimmt ihn
leads = spielt aus
left = noch { $cards }
whoLeads = Wer spielt aus?
iLead = Ich spiele aus
theyLead = { $name } spielt aus
yourTurn = Du bist dran.
where = Runde { $round } · Stich { $trick } von { $all }
whereRound = Runde { $round }
count_title = Die Abrechnung von Runde { $round }
count_final = Die Abrechnung
count_seat = Person
count_round = Runde { $round }
count_now = Chips
count_floor = Niemand zahlt mehr, als da ist.
count_last = Der letzte Stich
count_rank = Rang { $rank }
coach_draw = Du hältst so viele Sonnen wie Monde. Zieh noch eine Karte, in der Farbe deiner Wahl. Die Rückseiten sieht man: Alle können deine Sonnen und Monde zählen.
coach_lead = Die Karte, die du ausspielst, bestimmt die Farbe. Die anderen müssen bedienen, wenn sie können, und die höchste Karte dieser Farbe nimmt den Stich.
coach_follow = Du musst die Farbe bedienen, wenn du kannst. Einen Stich, den du nicht brauchst, verlierst du besser: Spiel niedrig.
coach_nine = Die 9 ist Tag und Nacht. Du darfst sie immer spielen, und du sagst, ob sie Sonne oder Mond ist.
coach_mask = In ihrer eigenen Farbe ist die Maske die höchste oder die niedrigste Karte, wie du es sagst: Sie nimmt den Stich sicher oder lässt ihn durch.
coach_name = Der Stich gehört dir. Spiel wieder aus und bestimm die Farbe, oder lass den Platz links ausspielen und spiel danach.
history_open = Stiche: { $count }
history_title = Stiche dieser Runde
history_close = Zurück zum Tisch
history_none = Noch ist kein Stich genommen.
history_trick = Stich { $number }
why_drawFirst = Zieh zuerst deine zusätzliche Karte.
why_drawn = Deine zusätzliche Karte hast du schon gezogen.
why_aside = Diese Karten liegen beiseite, bis die Runde vorbei ist.
why_leadFirst = Sag zuerst, wer den nächsten Stich ausspielt.

colour = { $colour ->
        [sun] Sonne
       *[moon] Mond
}
aColour = { $colour ->
        [sun] eine Sonne
       *[moon] einen Mond
}
x_trick = { $colour ->
        [sun] Sonnenstich
       *[moon] Mondstich
}
x_asColour = { $colour ->
        [sun] als Sonne
       *[moon] als Mond
}
card = { colour } { $rank }
mask = { $colour ->
        [sun] Sonnenmaske
       *[moon] Mondmaske
}
playedNine = { $card } { x_asColour }
mayPlayAs = , du darfst sie { $colour ->
        [sun] als Sonne spielen: Die andere 9 ist ein Mond
       *[moon] als Mond spielen: Die andere 9 ist eine Sonne
}
choose = Wie spielst du { $card }?
lying = { $name }: { $card }
draw = { $colour ->
        [sun] Sonne ziehen
       *[moon] Mond ziehen
}
aside = { $count } { $colour ->
        [sun] { $count ->
            [one] Sonnenkarte
           *[other] Sonnenkarten
        }
       *[moon] { $count ->
            [one] Mondkarte
           *[other] Mondkarten
        }
} verdeckt
taken = { $name } nimmt einen { x_trick }.
tokens = { $count } { $count ->
        [one] Chip
       *[other] Chips
}
wins = { $count } { $count ->
        [one] Runde
       *[other] Runden
} gewonnen
seat = { $name }: { $balance }
balance = { $sun } { $sun ->
        [one] Sonnenstich
       *[other] Sonnenstiche
}, { $moon } { $moon ->
        [one] Mondstich
       *[other] Mondstiche
}, { $change }, wenn die Runde jetzt endete
holding = hält { $sun } { $sun ->
        [one] Sonnenkarte
       *[other] Sonnenkarten
} und { $moon } { $moon ->
        [one] Mondkarte
       *[other] Mondkarten
}
drew = hat { aColour } gezogen
lacks = konnte { colour } nicht bedienen

reason_draw = Alle sehen, welche Farbe du nimmst.
reason_name = Wer ausspielt, bestimmt die Farbe.
reason_free = Sie kann den Stich nicht nehmen.
reason_none = Du hast noch keinen Stich: Je einer von jeder Farbe bringt einen Chip.
reason_even = Du bist im Gleichgewicht: { $change }, wenn du keinen mehr nimmst.
reason_short = Dir { $count ->
        [one] fehlt
       *[other] fehlen
} { $count } { $colour ->
        [sun] { $count ->
            [one] Sonnenstich
           *[other] Sonnenstiche
        }
       *[moon] { $count ->
            [one] Mondstich
           *[other] Mondstiche
        }
} zum Gleichgewicht.

waiting_draw = { $names } { $count ->
        [one] muss
       *[other] müssen
} noch eine Karte ziehen.
waiting_name = { $names } { $count ->
        [one] muss
       *[other] müssen
} sagen, wer ausspielt.
waiting_lead = { $names } { $count ->
        [one] muss
       *[other] müssen
} ausspielen.
waiting_follow = { $names } { $count ->
        [one] muss
       *[other] müssen
} eine Karte spielen.

count_tricks = { $sun } Sonne, { $moon } Mond
count_noTrick = kein Stich
count_pairs = { $count } { $count ->
        [one] Paar
       *[other] Paare
} im Gleichgewicht
count_apart = { $count } Unterschied

why_follow = Du hältst eine { $colour ->
        [sun] Sonnenkarte
       *[moon] Mondkarte
}, also musst du { colour } bedienen. Eine 9 ist immer erlaubt.

move_draw = zieht { aColour }
move_lead = Stich { $number }: spielt { $card } aus
move_take = { $card }, nimmt den { x_trick }
move_taken = { $card }; { $taker } nimmt den { x_trick }
move_keep = spielt wieder aus
move_pass = lässt { $name } ausspielen
move_passLeft = lässt den Platz links ausspielen
move_round = Runde { $number }

task_draw = Zieh noch eine Karte, Sonne oder Mond.
task_name = Wer spielt den nächsten Stich aus?
task_lead = Spiel irgendeine Karte aus.
task_follow = Bediene { colour }.
task_free = Du hast { $colour ->
        [sun] keine Sonne
       *[moon] keinen Mond
}: Spiel irgendeine Karte.

round_head = Runde { $number }
round_won = Runde { $number }: { $name } gewinnt sie.
round_best = Runde { $number }: { $change } für { $names }.
ending_bankrupt = Jemand hat keinen Chip mehr: Die meisten Chips gewinnen.
ending_rounds = Drei Runden sind vorbei: Die meisten Chips gewinnen.
ending_duel = Zwei Runden gewonnen.
