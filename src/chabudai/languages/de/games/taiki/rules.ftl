aim = Ein Stichspiel für zwei bis fünf von Adrien Lefèvre. Jeder Stich ist eine Sonne oder ein Mond: Gewinne von beiden gleich viele, oder gar keinen.

cards_title = Die Karten
cards_text_1 = Sechzehn Sonnen, hell wie der Tag, und sechzehn Monde, dunkel wie die Nacht. Jede Farbe hat die Zahlen 1 bis 15 und eine Maske. Die höhere Zahl ist die stärkere Karte.

deal_title = Das Geben
deal_text_1 = Du bekommst drei Sonnen und drei Monde; zu fünft je zwei. Sieh sie dir an und zieh dann noch eine Karte von dem Stapel, den du magst.
deal_text_2 = Alle beginnen die Partie mit drei Chips. Der Rest der Stapel bleibt verdeckt.
deal_text_3 = Der Zufall bestimmt, wer die erste Runde beginnt, sofern es nicht die Tischleitung tut.

trick_title = Ein Stich
trick_text_1 = Wer ausspielt, spielt irgendeine Karte: Ihre Farbe ist die Farbe des Stichs. Die anderen folgen im Uhrzeigersinn mit je einer Karte. Hast du die Farbe, musst du sie bedienen; wenn nicht, spiel, was du willst.
trick_text_2 = Die höchste Karte der ausgespielten Farbe nimmt den Stich. Karten der anderen Farbe nie.

nine_title = Die 9 ist Tag und Nacht
nine_text_1 = Eine 9 darfst du immer spielen, und du sagst, ob sie Sonne oder Mond ist. Wird sie ausgespielt, bestimmt sie die Farbe des Stichs.
nine_text_2 = Zwei 9en in einem Stich haben nie dieselbe Farbe: Die zweite nimmt die übrige.

mask_title = Die Maske ist die höchste oder die niedrigste
mask_text_1 = Spiel sie in ihrer eigenen Farbe und sag, was sie ist: über der 15 oder unter der 1. In der anderen Farbe ist sie eine bloße Karte, und es gibt nichts zu sagen.

lead_title = Wer als Nächstes ausspielt
lead_text_1 = Wer den Stich nimmt, legt ihn offen auf die eigene Waage, auf die Seite seiner Farbe. Dann spielt diese Person wieder aus oder lässt den Platz links daneben ausspielen.

count_title = Die Abrechnung
count_text_1 = Wenn alle Karten gespielt sind, sieh auf deine Waage.
count_examples_1 = Zwei Sonnen und zwei Monde: zwei Paare, du bekommst 2 Chips.
count_examples_2 = Eine Sonne und drei Monde: zwei Unterschied, du zahlst 2 Chips.
count_examples_3 = Gar kein Stich: Nichts ändert sich.

end_title = Das Ende
end_text_1 = Nach drei Runden gewinnt, wer die meisten Chips hat. Die Partie endet auch nach einer Runde, die jemanden ohne Chip lässt. Bei Gleichstand wird der Sieg geteilt.

two_title = Zu zweit
two_text_1 = Ihr spielt um Runden: Du gewinnst eine Runde, wenn du mehr Chips bekommst oder weniger zahlst als die andere Person. Zwei Runden gewinnen die Partie. Ihr könnt stattdessen um Chips spielen.

rulings_title = Wo die gedruckten Regeln schweigen
rulings_lead = Diese Entscheidungen sind unsere, nicht die der Anleitung.
rulings_text_1 = Die Zahlen sind 1 bis 15 in jeder Farbe, mit einer Maske.
rulings_text_2 = Die drei Chips gibt es einmal, am Anfang der Partie.
rulings_text_3 = Die zusätzlichen Karten dürfen in beliebiger Reihenfolge gezogen werden; ausgespielt wird, sobald alle gezogen haben.
rulings_text_4 = Eine 9 auf der Hand verpflichtet dich nicht zum Bedienen, denn sie hat noch keine Farbe. Mit einer Option verpflichtet sie mit ihrer gedruckten Farbe.
rulings_text_5 = Mit einer 9 darfst du eine Farbe ausspielen, die du sonst nicht hast.
rulings_text_6 = Eine Maske behält ihre Farbe, muss bedienen wie jede andere Karte und kann außerhalb der ausgespielten Farbe nicht gewinnen.
rulings_text_7 = Niemand fällt unter null Chips, und alle werden abgerechnet, bevor jemand als chiplos gilt.
rulings_text_8 = Der nächste Platz beginnt die nächste Runde; mit einer Option entscheidet das Los.
rulings_text_9 = Nach dem letzten Stich einer Runde bestimmt niemand, wer ausspielt. Zu zweit ist der linke Platz der der anderen Person.
rulings_text_10 = Zu zweit zählt die Änderung vor der Grenze bei null, und ohne Chips endet eine Partie um Runden nicht.
rulings_text_11 = Wie viele Sonnen und Monde eine Hand hält, sehen alle, ebenso alle gespielten Stiche.

keys_title = Mit Tastatur und Finger
keys_text_1 = Tab führt zu deiner Hand, die Pfeiltasten gehen an ihr entlang, Eingabe oder Leertaste spielt eine Karte. Fragt eine Karte nach einer Wahl, wechseln Pfeil auf und ab die Seite, und Esc legt sie zurück.
keys_text_2 = Mit dem Finger: einmal tippen hebt eine Karte, noch einmal spielt sie, oder zieh sie in die Mitte.
