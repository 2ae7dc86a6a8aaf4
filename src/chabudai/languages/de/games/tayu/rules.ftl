aim = Ein Spiel für zwei bis vier von Niek Neuwahl. Gemeinsam grabt ihr von der Mitte des Spielplans aus ein Netz von Kanälen; jede Seite will, dass es an ihren beiden Küsten das Meer erreicht.

tiles_title = Die Steine
tiles_text = Ein Stein ist drei Felder lang, und sein Kanal verlässt ihn an drei seiner acht Kanten. Das ergibt 28 verschiedene Steine, jeden mehrmals.
tiles_ring = Zwölf davon verlassen ihn an drei verschiedenen Seiten. Sie tragen auf der Rückseite einen Ring, den man vor dem Ziehen sieht.

turn_title = Dein Zug
turn_text = Zieh einen Stein und leg ihn. Mit einem Stein auf der Hand sehen alle, was du gezogen hast.
turn_draws_1 = Block: Mischt alle Steine verdeckt und baut einen Block, zwei Stapel breit, acht lang und sieben hoch; mit den Steinen von Goliath sechs lang. Eine Schmalseite zeigt zum Spielplan. Gezogen wird von oben, von einem der beiden Stapel, die dem Spielplan am nächsten sind. Alle sehen die Rückseiten oben auf allen Stapeln.
turn_draws_2 = Beutel: Du ziehst blind.
turn_draws_3 = Auslage: Du wählst einen Stein mit Ring oder einen ohne.
turn_begin = Kosmos: Zu zweit bestimmt ihr, wer beginnt; zu viert lost ihr. Goliath: Es beginnt, wer am jüngsten ist. Hier entscheidet der Zufall, oder die Tischleitung.

lay_title = Wo ein Stein liegen darf
lay_first = Der erste Stein bedeckt die Mitte, gedreht, wie du magst. Danach:
lay_allowed = Erlaubt: Der neue Kanal schließt an einen auf dem Plan an, und überall sonst trifft Rand auf Rand.
lay_against_blank = Nicht erlaubt: Sein Kanal würde an einer Wand enden. Öffnung trifft auf Öffnung.
lay_against_canal = Nicht erlaubt: Sein leerer Rand würde einen Kanal verschließen. Rand trifft auf Rand.
lay_against_alone = Nicht erlaubt: Kein Kanal erreicht ihn.
lay_must = Ein Stein, der irgendwo passt, muss gelegt werden, auch wo er den anderen hilft. Kanäle dürfen einen Ring schließen, mehrere Arme zugleich verbinden oder am Rand des Plans enden.

points_title = Punkte
points_text = Jeder Kanal, der ins Meer mündet, ist eine Mündung: ein Punkt für ihre Küste, an einem Schrein zwei.
points_product = Die eine Seite nimmt Nord mal Süd, die andere Ost mal West. Eine Küste ohne Wasser macht das ganze Produkt zu 0.
points_screen_pearls = Jede Perle auf diesem Plan ist ein Punkt.
points_screen_sum = Nord { $north } × Süd { $south } = { $upright }. Ost { $east } × West { $west } = { $across }.

end_title = Das Ende
end_text = Sobald irgendjemand Punkte hat, beendet der erste Stein, der nirgends passt, die Partie. Der letzte Stein auch. Das höhere Produkt gewinnt.
end_rescue = Kosmos, zu zweit oder zu viert: Solange niemand Punkte hat, dürft ihr vereinbaren, dass ein Stein, der nirgends passt, aus dem Spiel kommt und dieselbe Person neu zieht. Hier vereinbart ihr es vor der Partie, und meist tut ihr es. Zu dritt wäre die Flut nicht einverstanden, und Goliath hat keine solche Regel: Dort endet die Partie sofort, sofern ihr nichts anderes wählt.

seats_title = Zu zweit, zu dritt, zu viert
seats_text_1 = Zu zweit: Eine Person hat Nord und Süd, die andere Ost und West. Ihr könnt stattdessen wählen, dass sich, wer beginnt, zwei gegenüberliegende Küsten aussucht.
seats_text_2 = Zu zweit, mit zwei Steinen auf der Hand: Zuerst zieht ihr beide einen verdeckten Stein. Wenn du dran bist, ziehst du einen zweiten, legst einen von beiden und behältst den anderen. Die Steine stehen aufrecht vor euch, also sehen alle ihre Rückseiten.
seats_text_3 = Zu viert: zwei Teams, die über Kreuz sitzen und abwechselnd spielen. Partner teilen sich ihre Küsten.
seats_text_4 = Zu viert: Partner dürfen einander nichts sagen. Wer es tut, verliert den Zug: Der nächste Platz, vom anderen Team, nimmt den Stein und legt ihn.
seats_text_5 = Zu dritt, Kosmos: Der Zufall sagt, wer zuerst für die Flut bietet. Die anderen bieten im Uhrzeigersinn weniger oder passen. Das niedrigste Gebot baut nichts und gewinnt, wenn beide Bauenden unter dem Gebot bleiben. Wer es erreicht, besiegt die Flut, und die Bauenden spielen weiter.
seats_text_6 = Zu dritt, Kosmos: Nach der Versteigerung sagt der Zufall, wer von den Bauenden beginnt. Diese Person sucht sich zwei gegenüberliegende Küsten aus, die andere bekommt den Rest.
seats_text_7 = Zu dritt, Goliath: Eine Person sabotiert, und ihr vereinbart ein Ziel, meist 24. Von den Bauenden beginnt eine Person und sucht sich zwei gegenüberliegende Küsten aus. Wer beim Bauen zuerst das Ziel erreicht, gewinnt sofort; sonst gewinnt die Sabotage.

editions_title = Zwei Ausgaben
editions_text_1 = Kosmos: 19 mal 19 Felder, jeder Stein viermal, drei Schreine an jeder Küste.
editions_text_2 = Goliath: 18 mal 18 Felder, jeder Stein dreimal, vier Schreine an jeder Küste, vier Felder in der Mitte.

rulings_title = Wo die gedruckten Regeln schweigen
rulings_lead = Diese Entscheidungen sind unsere, nicht die der Anleitungen.
rulings_text_1 = Der Plan von Goliath: Die Anleitung spricht von einem Mittelfeld und nennt keine Größe. Wir spielen auf 18 mal 18 Feldern, vier davon in der Mitte.
rulings_text_2 = Wo die Schreine stehen: Spalten und Reihen 5, 10, 15 (Kosmos), 4, 8, 11, 15 (Goliath).
rulings_text_3 = Partner können hier während der Partie nicht an den Tisch schreiben, also verliert niemand einen Zug fürs Reden.
rulings_text_4 = Ein Stein in der Ecke kann an beiden Küsten eine Mündung haben. Das Feld eines Schreins zu bedecken, ohne dort zu münden, bringt nichts.
rulings_text_5 = Ein Kanal darf in eine Lücke laufen, die für jeden Stein zu klein ist.
rulings_text_6 = Gleiche Produkte sind ein Unentschieden. Punkte an nur einer Küste sind noch keine Punkte.
rulings_text_7 = Ist ein Stapel des Blocks oder eine Art der Auslage leer, wird ohne Wahl vom anderen gezogen.
rulings_text_8 = Mit zwei Steinen auf der Hand endet die Partie nur, wenn keiner passt; bevor jemand Punkte hat, kommt der gerade gezogene aus dem Spiel.
rulings_text_9 = Wer zuerst bietet, muss bieten, von 1 bis 484. Wer gepasst hat, ist draußen. Ein Gebot von 1 beendet die Versteigerung.
rulings_text_10 = Eine besiegte Flut spielt nicht mehr mit. Bei Gleichstand teilen sich die Bauenden dann den Sieg.
rulings_text_11 = Ein Stein lässt sich zurücknehmen, bis jemand zieht.

keys_title = Mit Hand und Tasten
keys_text_1 = Maus: Der Stein folgt dem Zeiger, das Rad oder R dreht ihn, ein Klick legt ihn. Strg und Rad gehen näher heran.
keys_text_2 = Finger: Tipp auf eine helle Stelle, tipp auf den Stein, um ihn zu drehen, dann „Legen“. Zwei Finger zoomen, einer bewegt den Plan.
keys_text_3 = Tasten: Tab führt zum Plan, Pfeile gehen umher, R dreht, N geht zur nächsten passenden Stelle, X nimmt deinen anderen Stein, Eingabe legt. +, − und 0 zoomen.
