aim = Ein Markt für drei bis sieben Handelnde, von Jacobo Rufete und Anastasio Martínez. Alle kennen deine Hand, nur du nicht. Tausche eine Karte, die du nicht siehst, lies die Rückseiten, rede, lüge und hab als Erstes genug Waren im Beutel.

hands_title = Hände verkehrt herum
hands_text_1 = Du hältst drei Karten, und sie zeigen zu den anderen: Sie sehen die Vorderseiten, du siehst die Rückseiten. Die Karten aller anderen siehst du.
hands_text_2 = Über alle Karten darfst du sagen, was du willst. Wahr sein muss es nicht.

backs_title = Was eine Rückseite verrät
backs_text_1 = Es gibt vier Rückseiten, und alle sehen sie alle, auch die oben auf dem Stapel.

turn_title = Dein Zug: ein Tausch
turn_steps_1 = Wähl irgendjemanden mit mindestens einer Karte. Ablehnen geht nicht.
turn_steps_2 = Ihr versiegelt beide eine Karte der eigenen Hand. Sind beide versiegelt, werden beide gemeinsam aufgedeckt.
turn_steps_3 = Jede Seite nimmt die Karte der anderen: Waren kommen in den Beutel, alles andere wird abgelegt. Die Kräfte wirken, deine zuerst.
turn_steps_4 = Zwei Karten derselben Art heben den Tausch auf: Beide werden abgelegt.
turn_steps_5 = Die andere Seite zieht eine Karte, du füllst auf drei auf, und der Zug geht nach links.

draw_title = Karten ziehen
draw_text_1 = Muss eine Karte gezogen werden und der Stapel ist leer, mischt den Ablagestapel: Er wird zum neuen Stapel.
draw_text_2 = Spielst oder verlierst du eine Karte außerhalb deines Zugs, füllst du deine Hand erst am Ende deines eigenen Zugs auf. Wer zum Tausch gewählt wurde, zieht genau eine Karte.
draw_text_3 = Wer beginnt: wer die meisten Taschen hat, bei Gleichstand, wer am jüngsten ist. Hier entscheidet der Zufall, oder die Tischleitung.

cards_title = Die Karten
cards_screen_good = eine Ware
cards_screen_maybe = zwei Waren neben Giftmüll
cards_screen_none = keine Ware
cards_screen_deck = Das sind die Anzahlen des Hausdecks, { $cards } Karten. Sie sind von uns: Die gedruckten kennen wir nicht. Die Tischleitung kann ein anderes Deck festlegen.
cards_screen_copies = { $count } im Hausdeck

sabotage_title = Sabotage
sabotage_text_1 = Wenn beide Karten offen liegen und bevor etwas geschieht, darf jede Person mit einer Sabotage den Tausch zerreißen, auch die Tauschenden selbst. Alle wissen, wer eine hält: Die Rückseite sagt es.
sabotage_text_2 = Eine zweite Sabotage rettet den Tausch, eine dritte zerreißt ihn wieder. Am Ende werden die Karten eines zerrissenen Tauschs abgelegt, samt allen gespielten Sabotagen. Lassen alle, die eine halten, ihn durch, dann gilt der Tausch.

trex_title = Der T-Rex hat Hunger
trex_text_1 = Ein T-Rex in deinem Beutel frisst, sobald es etwas zu fressen gibt: zuerst einen Fisch, dann einen Muffin, einen Lolli, einen Knochen. Fresser und Futter verlassen beide den Beutel.
trex_text_2 = Gefressen wird zuletzt, nach allen Kräften, und bevor jemand gewinnt.

end_title = Wer gewinnt
end_text_1 = Zu dritt oder viert brauchst du fünf Waren, ab fünf Handelnden vier. Jeder Giftmüll in deinem Beutel verlangt eine mehr, nur von dir.
end_text_2 = Nach jedem Tausch werden beide Beutel gezählt. Sind beide zugleich am Ziel, gewinnt nur, wer gewählt wurde, nicht, wer am Zug ist.

rulings_title = Wo die gedruckten Regeln schweigen
rulings_text_1 = Das Hausdeck ist von uns: wie viele Karten jeder Art es hat, welche davon Waren sind, und ihre Rückseiten.
rulings_text_2 = Der T-Rex frisst im Beutel, nicht auf der Hand.
rulings_text_3 = Giftmüll ist eine Ware und belastet nur, wer ihn besitzt. Ihr könnt wählen, dass er nichts zählt. Auch ein Hut ist eine Ware.
rulings_text_4 = Eine Sabotage wird nach dem Aufdecken gespielt, nie davor, und kann zwei gleiche Karten nicht retten.
rulings_text_5 = Eine gestohlene Karte gilt als erhalten: Ein gestohlener Lolli stiehlt wieder, ein gestohlener Muffin kostet die Hand. Ein gestohlener Zauberer oder eine gestohlene Sabotage tut nichts.
rulings_text_6 = Gegen einen Zauberer beraubt ein Lolli die Person, die den Zauberer gab.
rulings_text_7 = Ein zweiter Hut dreht die Hand nicht zurück. Neue Karten kommen rechts dazu und zeigen wieder zu den anderen.
rulings_text_8 = Wer keine Karte hat, lässt den Tausch aus und zieht. Kann sich kein Beutel je mehr ändern, gewinnt der vollste.

keys_title = Mit der Tastatur
keys_text_1 = Tab geht von den Handelnden zu den Stapeln, den Knöpfen und deiner Hand; die Pfeiltasten gehen zwischen Handelnden oder Karten umher; Eingabe oder Leertaste wählt. Eine Karte lässt sich auch auf den Stand ziehen.
