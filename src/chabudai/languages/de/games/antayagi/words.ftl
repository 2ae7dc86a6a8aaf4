stall = Marktstand
around = Die anderen Handelnden
hand = Deine Hand
handOf = Die Hand von { $name }
slot = Karte { $slot }, { $card }
place = { $name }. Hand: { $hand }. { $pouch }
noCards = keine Karten
you = Du
may_trade = Du kannst hier tauschen.
may_offer = du kannst sie versiegeln
may_steal = du kannst sie nehmen
may_sabotage = du kannst sie spielen
marks_turn = am Zug
marks_sealed = versiegelt
marks_waits = wählt…
marks_wonders = zerreißen?
marks_winner = gewonnen
marks_trade = Tauschen
marks_thief = greift zu…
buttons_sabotage = Zerreißen!
buttons_spare = Durchlassen
buttons_pass = Zerrissen lassen
buttons_undo = Tausch retten!
buttons_ledger = Marktbuch
buttons_close = Schließen
goal = Hab als Erstes genug Waren im Beutel: fünf zu dritt oder viert, vier ab fünf Handelnden.
goalNow = Der erste Beutel mit { $target } Waren gewinnt
recall_title = Was gerade geschah
recall_back = Ein Ereignis zurück
recall_on = Ein Ereignis vor
recall_skip = Überspringen
recall_now = Jetzt
coach_hands = Deine Karten zeigen zu den anderen. Du siehst alle ihre Karten und von deinen nur die Rückseiten: Hinter einer T-Rex-Rückseite steckt ein T-Rex oder ein Schatz, eine Schere ist eine Sabotage.
coach_trade = Ablehnen kann niemand, aber die andere Seite wählt die Karte, die du bekommst. Tausche mit jemandem, dessen Karten sich meist lohnen.
coach_seal = Die andere Seite kennt die Karte, die du gibst, besser als du. Ein Fisch oder Zauberer ist ihr wenig wert; ein Schatz ist ein Geschenk.
coach_sabotage = Eine Sabotage zerreißt jeden Tausch, auch den von zwei anderen. Heb sie für den Tausch auf, der jemandem den Beutel füllen würde.
coach_trex = In deinem Beutel liegt ein T-Rex. Er frisst den nächsten Fisch, Muffin, Lolli oder Knochen, der kommt, und beide sind weg. Schätze sind sicher.
coach_close = Ein rot markierter Beutel braucht noch eine Ware. Wer mit dieser Person tauscht, verschenkt vielleicht den Sieg: Wähl mit Bedacht.
offer_none = { $name } hat noch keine Karte versiegelt.
offer_sealed = { $name } hat eine Karte versiegelt.
cancelled = Aufgehoben.
stamp = Aufgehoben
crunch = Knirsch!
supply_pile = Stapel
supply_discard = Ablage
ledger_title = Marktbuch
ledger_trades = Was alle gesehen haben
ledger_none = Noch kein Tausch.
ledger_discard = Im Ablagestapel
ledger_unseen = Noch nicht gesehen
ledger_unseenLead = Im Stapel, oder hinter einer Rückseite, die sie verbirgt.
ledger_empty = Nichts.
tally_title = Beutel von { $name }
tally_fish = neben Giftmüll zählt ein Fisch als zwei
tally_toxic = Giftmüll: eine Ware mehr ist nötig
tally_reached = { $value } von { $target }
why_turn = { $name } wählt in diesem Zug, mit wem getauscht wird.
why_empty = { $name } hat keine Karte zum Tauschen.
why_yourself = { $active } und { $partner } tauschen. Du bist an diesem Tausch nicht beteiligt.
why_partnerFirst = Wähl zuerst, mit wem du tauschst.
why_notYours = In einem Tausch bietest du eine Karte der eigenen Hand.
why_already = Deine Karte ist versiegelt und bleibt es.
why_window = Jetzt kann nur eine Sabotage gespielt werden.
why_steal = Nimm eine Karte aus der Hand von { $name }.
why_answers = Es fehlt noch die Antwort von { $names }: Eine Sabotage ist noch möglich.
why_stealing = Einen Moment: { $thief } nimmt zuerst eine Karte von { $victim }.
why_pointCard = Tipp auf eine der Karten von { $name }; mit der Tastatur drück ihre Nummer.
round = {""}

kind = { $kind ->
        [treasure] Schatz
        [bone] Knochen
        [lollipop] Lyrischer Lolli
        [muffin] Allwissender Muffin
        [trex] T-Rex
        [toxic] Giftmüll
        [hat] Hut
        [fish] Fisch
        [magician] Fahrender Zauberer
       *[sabotage] Sabotage
}
aCard = { $kind ->
        [treasure] einen Schatz
        [bone] einen Knochen
        [lollipop] einen Lolli
        [muffin] einen Muffin
        [trex] einen T-Rex
        [toxic] Giftmüll
        [hat] einen Hut
        [fish] einen Fisch
        [magician] einen Zauberer
       *[sabotage] eine Sabotage
}
powers_treasure = Eine Ware. Sonst nichts, und niemand frisst sie.
powers_bone = Eine Ware. Ein T-Rex mag sie.
powers_lollipop = Eine Ware. Nimm noch eine Karte aus der Hand der anderen Seite.
powers_muffin = Eine Ware. Deine ganze Hand wird abgelegt.
powers_trex = Eine Ware. Frisst einen Fisch, Muffin, Lolli oder Knochen in deinem Beutel, und beide sind weg.
powers_toxic = Eine Ware. Du brauchst eine Ware mehr zum Sieg.
powers_hat = Eine Ware. Deine Hand dreht sich um: Jetzt siehst du sie.
powers_fish = Wird abgelegt, außer in deinem Beutel liegt Giftmüll: Dann zählt er als zwei.
powers_magician = Wird abgelegt. Die andere Seite behält ihre eigene Karte.
powers_sabotage = Im Tausch wird sie abgelegt. Aus der Hand hebt sie einen Tausch oder eine andere Sabotage auf.
hides_plain = Eine schlichte Rückseite verbirgt alles außer Schatz, T-Rex, Hut und Sabotage.
hides_hat = Eine Hut-Rückseite ist ein Hut, und wer ihn hält, sieht ihn.
hides_trex = Eine T-Rex-Rückseite verbirgt einen T-Rex oder einen Schatz.
hides_sabotage = Eine Sabotage-Rückseite ist eine Sabotage.
back = { $back ->
        [plain] schlichte Rückseite
        [hat] Hut-Rückseite
        [trex] T-Rex-Rückseite
       *[sabotage] Sabotage-Rückseite
}
backWord = { $back ->
        [plain] schlicht
        [hat] Hut
        [trex] T-Rex
       *[sabotage] Sabotage
}
hidden = { $count ->
        [one] eine Karte (Rückseite: { $backs })
       *[other] { $count } Karten (Rückseiten: { $backs })
}
remembered = { back }, du erinnerst dich: { kind }
pouch = Beutel: { $goods }, { $value } von { $target }.
pouchEmpty = Beutel: leer, { $value } von { $target }.
seat = Platz { $number }
action_trade = Mit { $name } tauschen
action_offer = Karte { $slot } versiegeln
action_steal = Karte { $slot } nehmen

headline_trade = Du bist dran. Mit wem tauschst du?
headline_tradeTheirs = { $name } sucht jemanden zum Tauschen.
headline_offer = Versiegle eine Karte für { $other }.
headline_answer = { $other } tauscht mit dir. Versiegle eine Karte.
headline_sealed = Versiegelt. { $other } wählt noch.
headline_offersTheirs = { $active } und { $partner } versiegeln je eine Karte.
headline_sabotage = Diesen Tausch zerreißen?
headline_save = Zerrissen! Diesen Tausch retten?
headline_sabotageTheirs = Zerreißt ihn jemand?
headline_saveTheirs = Zerrissen! Rettet ihn jemand?
headline_steal = Lolli! Nimm eine Karte von { $other }.
headline_stealTheirs = Lolli! { $thief } nimmt eine Karte von { $victim }.
headline_over = Der Markt ist geschlossen.
headline_chance = Die Karten werden gemischt.
aside_trade = Du gibst eine Karte und bekommst eine andere. Waren kommen in den Beutel.
aside_first = Du siehst jede Hand außer deiner eigenen.
aside_offers = { $other } bekommt diese Karte, und du bekommst eine zurück. Beide werden gemeinsam aufgedeckt.
aside_offersTheirs = Beide Karten werden gemeinsam aufgedeckt.
aside_answers = Es fehlt noch die Antwort von: { $names }.
aside_save = Mit einer weiteren Sabotage findet der Tausch doch statt.
aside_sabotage = Dann werden beide Karten und deine Sabotage abgelegt.
aside_steal = Ist es eine Ware, kommt sie in deinen Beutel.

chapter_take = { $name } steckt ein: { kind }.
chapter_steal = { $name } nimmt mit dem Lolli: { kind }.
chapter_drop = Der Muffin kostet { $name }: { kind }.
chapter_eat = Der T-Rex von { $name } frisst: { kind }.
chapter_sabotage = { $name } spielt eine Sabotage.
chapter_match = Zweimal { kind }: Nichts wird getauscht.
chapter_lost = Abgelegt: { kind }.
offer_shown = { $name } gibt: { kind }.
pileCount = Stapel { $count }. Marktbuch
pileTop = Stapel { $count }, oben { back }. Marktbuch
discardCount = Ablage { $count }. Marktbuch
discardTop = Ablage { $count }, oben { kind }. Marktbuch
ledger_deckHouse = Im Spiel: das Hausdeck, { $cards } Karten. Seine Anzahlen, Waren und Rückseiten sind von uns.
ledger_deckHost = Im Spiel: ein Deck der Tischleitung, { $cards } Karten, mit den Waren und Rückseiten des Hausdecks.

worth = { $worth ->
        [yes] : { $value } von { $target }
       *[no] {""}
}
tell_give = { $who ->
        [you] Du gibst
       *[other] { $name } gibt
} { aCard }.
tell_match = Zweimal dieselbe Karte: Der Tausch fällt aus, und beide werden abgelegt.
tell_tear = { $who ->
        [you] Du zerreißt
       *[other] { $name } zerreißt
} den Tausch mit einer Sabotage.
tell_save = { $who ->
        [you] Du rettest
       *[other] { $name } rettet
} den Tausch mit einer weiteren Sabotage.
tell_cancelled = Der Tausch fällt aus. Der Ablagestapel bekommt { $cards }.
tell_take = { $who ->
        [you] Du steckst
       *[other] { $name } steckt
} { aCard } ein{ worth }.
tell_keep = Der Zauberer verschwindet, also { $who ->
        [you] behältst du { aCard } und steckst es ein
       *[other] behält { $name } { aCard } und steckt es ein
}{ worth }.
tell_hat = { $who ->
        [you] Du steckst { aCard } ein{ worth }. Deine Hand dreht sich um: Jetzt siehst du sie.
       *[other] { $name } steckt { aCard } ein{ worth }. Die Hand von { $name } dreht sich um.
}
tell_toxic = { $who ->
        [you] Du steckst { aCard } ein und brauchst eine Ware mehr{ worth }.
       *[other] { $name } steckt { aCard } ein und braucht eine Ware mehr{ worth }.
}
tell_steal = { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
} mit dem Lolli { aCard } aus { $from ->
        [you] deiner Hand
       *[other] der Hand von { $owner }
}{ worth }.
tell_stealWaste = { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
} mit dem Lolli { aCard } aus { $from ->
        [you] deiner Hand
       *[other] der Hand von { $owner }
}. Das ist keine Ware, also wird es abgelegt.
tell_drop = Der Muffin leert { $who ->
        [you] deine Hand
       *[other] die Hand von { $name }
}. Der Ablagestapel bekommt { $cards }.
tell_eat = { $who ->
        [you] Dein T-Rex
       *[other] Der T-Rex von { $name }
} frisst { aCard }, und beide sind weg{ worth }.
tell_lost = Der Ablagestapel bekommt { $cards }.
tell_shuffle = Der Ablagestapel wird gemischt und zum neuen Stapel.
tell_draw = { $who ->
        [you] Du ziehst
       *[other] { $name } zieht
} { $cards }.
tell_you = du
tell_winShared = { $names } haben die vollsten Beutel und teilen sich den Sieg.
tell_winFull = { $who ->
        [you] Dein Beutel ist voll, { $value } von { $target }: Du gewinnst.
       *[other] Der Beutel von { $name } ist voll, { $value } von { $target }: { $name } gewinnt.
}
tell_winMost = { $who ->
        [you] Du hast den vollsten Beutel: Du gewinnst.
       *[other] { $name } hat den vollsten Beutel: { $name } gewinnt.
}

move_trade = tauscht mit { $name }
move_offer = versiegelt Karte { $slot }
move_steal = nimmt Karte { $slot } mit dem Lolli
move_pass = lässt ihn durch
move_tear = zerreißt den Tausch mit einer Sabotage
move_save = rettet den Tausch mit einer Sabotage
move_reshuffle = Der Ablagestapel wird gemischt.
task_trade = Wähl, mit wem du tauschst.
task_offers = Versiegle eine deiner Karten.
task_steal = Nimm eine Karte aus der anderen Hand.
task_sabotage = Zerreiß den Tausch mit einer Sabotage, oder lass ihn durch.
task_save = Rette den Tausch mit einer Sabotage, oder lass ihn zerrissen.
ending_goods = { $name } hat Waren im Wert von { $value } im Beutel und brauchte { $target }.
ending_exhausted = Kein Beutel kann sich mehr ändern: Der vollste gewinnt.
