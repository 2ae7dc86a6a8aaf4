aim = Ein Spiel für zwei von Bruno Cathala. Ihr teilt euch einen Garten; jedes Plättchen, das du nimmst, bestimmt, was die andere Person nehmen darf.

tiles_title = Der Garten
tiles_text = Sechzehn Plättchen liegen gemischt in einem Quadrat von vier mal vier. Jedes zeigt eine Pflanze (Kiefer, Kirsche, Ahorn oder Iris) und ein Zeichen (Vogel, Sonne, Regen oder Gedicht). Jede Pflanze trifft jedes Zeichen genau einmal.
tiles_names = Die französische Anleitung nennt den Ahorn „feuilles au vent“, Blätter im Wind, und die Iris „fleur de lys“.

turn_title = Dein Zug
turn_text = Nimm ein Plättchen aus dem Garten und lege einen deiner Steine an seine Stelle. Wenn du kannst, musst du nehmen.
turn_first = Das allererste Plättchen einer Runde kommt vom Rand: Die vier Felder in der Mitte sind für diesen einen Zug gesperrt.
turn_begin = Der Zufall bestimmt, wer die erste Runde beginnt, sofern ihr es nicht selbst tut.

chain_title = Was du nehmen darfst
chain_text = Dein Plättchen muss die Pflanze oder das Zeichen mit dem gemeinsam haben, das gerade davor genommen wurde. Nach der Kirsche mit dem Vogel nimmst du also eine andere Kirsche oder einen anderen Vogel.

ends_title = Drei Wege zum Sieg
ends_line = Vier deiner Steine in einer Linie: Reihe, Spalte oder lange Diagonale.
ends_square = Vier deiner Steine in einem Quadrat von zwei mal zwei.
ends_block = Du nimmst ein Plättchen, und für die andere Person ist keins mehr da, das dazu passt.

matches_title = Längere Partien
matches_text_1 = Runden: Es gewinnt, wer zuerst die vereinbarte Zahl von Runden gewonnen hat, meist drei.
matches_text_2 = Punkte: Wer eine Runde gewinnt, bekommt einen Punkt für jedes Plättchen, das noch im Garten liegt. Es gewinnt, wer zuerst zehn hat, oder so viele, wie ihr vereinbart.
matches_text_3 = Wer eine Runde verliert, beginnt die nächste, in einem neuen Garten.

rulings_title = Wo die gedruckten Regeln schweigen
rulings_lead = Diese Entscheidungen sind unsere, nicht die der Anleitung.
rulings_text_1 = Ein voller Garten ohne Muster ist ein Unentschieden. Ihr könnt stattdessen wählen, dass der letzte Zug gewinnt.
rulings_text_2 = Nach einer unentschiedenen Runde beginnt, wer sie nicht begonnen hat.
rulings_text_3 = Ein Muster mit dem sechzehnten Stein gewinnt; in einer Partie um Punkte ist es nichts wert.
rulings_text_4 = Eine Linie und ein Quadrat mit demselben Stein sind ein Sieg. Ein Muster, das zugleich blockiert, zählt als Muster.

keys_title = Mit der Tastatur
keys_text = Tab führt in den Garten, die Pfeiltasten gehen darin umher, Eingabe oder Leertaste nimmt ein Plättchen.
