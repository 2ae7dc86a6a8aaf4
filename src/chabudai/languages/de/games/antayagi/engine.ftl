summary = Tausche Karten, die du nicht siehst: Alle kennen deine Hand, nur du nicht.

option_deck_label = Das Deck
option_deck_hint = Das Hausdeck hat 65 Karten; die Anzahlen sind von uns, weil die gedruckten nicht bekannt sind.
option_toxic_counts_label = Giftmüll zählt als Ware
option_toxic_counts_hint = Die gedruckte Karte ist nicht bekannt: Vielleicht ist er nur eine Last. So oder so braucht, wer ihn hat, eine Ware mehr.

shortCard = { $kind ->
        [treasure] Schatz
        [bone] Knochen
        [lollipop] Lolli
        [muffin] Muffin
        [trex] T-Rex
        [toxic] Giftmüll
        [hat] Hut
        [fish] Fisch
        [magician] Zauberer
       *[sabotage] Sabotage
}
hint_trade = Von diesen Karten siehst du: { $cards }.
hint_steal = Du siehst, was es ist: { shortCard }.

terminal_goods = Genug Waren im Beutel.
terminal_back = { $back ->
        [plain] schlicht
        [hat] Hut
        [trex] T-Rex
       *[sabotage] Sabotage
}
terminal_trade = mit { $name } tauschen
terminal_seal = Karte { $slot } versiegeln
terminal_take = Karte { $slot } nehmen
terminal_spare = durchlassen
terminal_pass = zerrissen lassen
terminal_sabotage = Zerreißen!
terminal_save = Tausch retten!
terminal_who = Mit wem tauschst du?
terminal_steal = Lolli! Nimm eine von { $name }.
terminal_torn = Zerrissen! Tausch retten?
terminal_cancelled = geplatzt
terminal_on = gilt
terminal_pile = Stapel { $count } ({ $back })
terminal_discard = Ablage { $count }
terminal_last = zuletzt:

print_cards = Karten
print_making_1 = Die Rückseiten sind wichtig: Eine Rückseite verrät, was ihre Karte sein kann. Druckt beidseitig oder klebt die Rückseiten auf.
print_making_2 = Die Vorderseiten dürfen nicht durchscheinen. Nehmt dickes Papier, oder Hüllen mit einer Spielkarte darin.
