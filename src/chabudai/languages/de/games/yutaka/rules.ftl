aim = Ein Spiel für zwei von Alexandre Droit. Fünf Inseln verbergen ihre Schätze; leg deine Karten dorthin, wo du die Mehrheit haben willst, wenn das letzte Plättchen aufgedeckt wird.

islands_title = Der Archipel
islands_text = Zwanzig der fünfundzwanzig Plättchen liegen verdeckt auf fünf Inseln, vier auf jeder; fünf bleiben draußen, und niemand weiß, welche. Abwechselnd deckt ihr zu Beginn je zwei Plättchen auf. Alles oberhalb einer Insel ist das eine Ufer, alles unterhalb das andere: Deins ist unten.
islands_begin = Es beginnt, wer am jüngsten ist. Hier entscheidet der Zufall, oder die Tischleitung.

treasures_title = Schätze und Karten
treasures_text = Jede Art von Schatz ist insgesamt 30 Punkte wert, verteilt wie auf der Übersichtskarte. Ihr habt beide dieselben 24 Karten: 1 bis 4 von jeder Art und viermal Dynamit. Auf der Hand hältst du sechs.

turn_title = Dein Zug
turn_text = Spiel eine Karte an irgendeine Insel, dann zieh eine nach.
turn_cards_1 = Idole, Dolche, Amphoren und Kristalle liegen an deinem Ufer.
turn_cards_2 = Auch Ausrüstung liegt an deinem Ufer, und danach deckst du irgendein Plättchen auf.
turn_cards_3 = Dynamit liegt am anderen Ufer und ist dort nichts wert. Die andere Person deckt irgendein Plättchen auf und ist danach wie üblich am Zug.
turn_room = Ein Ufer hat an jeder Insel Platz für fünf Karten. Auch Dynamit braucht Platz: So lässt sich ein Ufer schließen.

end_title = Die Zündschnur
end_text = Sechzehn Karten decken ein Plättchen auf, und sechzehn Plättchen sind nach der Eröffnung verdeckt. Die letzte Ausrüstung oder das letzte Dynamit beendet also die Partie sofort, was auch immer noch auf den Händen ist.
end_screen = Die Zündschnur über der Lagune zeigt, wie viele noch kommen, und von wem.

count_title = Wer was bekommt
count_cases_1_text = Zähl deine Karten einer Art an einer Insel zusammen: Die höhere Summe bekommt deren Plättchen. Ein Ausrüstungsplättchen braucht keine Zählung, wenn nur ein Ufer dort Ausrüstung hat.
count_cases_1_screen = Hier steht es bei den Dolchen 5 gegen 4, also geht die 12 ans ferne Ufer. Das Ausrüstungsplättchen braucht keine Zählung: Nur ein Ufer hat Ausrüstung.
count_cases_2_text = Ausrüstung an beiden Ufern: Dann zählen alle Karten beider Reihen, gleich welcher Art.
count_cases_2_screen = Hier 8 gegen 5, also gehen beide Ausrüstungsplättchen ans ferne Ufer, obwohl das nahe zwei Ausrüstungskarten hat.
count_cases_3_text = Gleiche Summen: Niemand bekommt das Plättchen.
count_cases_3_screen = Hier stehen 4 Dolche gegen 4 Dolche.
count_cases_4_text = Ohne eine Karte seiner Art bekommt auch niemand ein Plättchen. Eine kleine Karte genügt, wenn das andere Ufer keine hat.
count_cases_4_screen = Hier bleibt der Dolch, wo er ist.
count_win = Die meisten Punkte gewinnen. Bei Gleichstand entscheiden die Punkte der Ausrüstungsplättchen.

modes_title = Andere Spielweisen
modes_text = Das übliche Spiel heißt Mysteria: Jedes verdeckte Plättchen hat einen schwarzen Stein und sieht gleich aus.
modes_tactika = In Tactika zeigt jeder Stein von Anfang an seine Farbe, aber nicht seinen Wert. Ihr könnt auch wählen, welche Farben bekannt sind.
modes_hand = Tactika am echten Tisch, ohne dass jemand etwas sieht: Mischt die 25 farbigen Steine und legt vier auf jede Insel, fünf daneben. Sortiert die Plättchen nach Farbe, dreht jeden Stapel um und mischt ihn. Dann schiebt unter jeden Stein das oberste Plättchen vom Stapel seiner Farbe.
modes_stacks = Baut euren eigenen Archipel: Plättchen dürfen gestapelt werden, und nur das oberste eines Stapels lässt sich aufdecken. Ein aufgedecktes Plättchen rutscht zur Seite und bleibt auf seiner Insel. Einige Archipele stehen zur Auswahl.

rulings_title = Wo die gedruckten Regeln schweigen
rulings_lead = Diese Entscheidungen sind unsere, nicht die der Anleitung.
rulings_text_1 = Der Zufall bestimmt, wer beginnt, sofern ihr es nicht tut. Wer das erste Plättchen aufgedeckt hat, spielt die erste Karte.
rulings_text_2 = Erst wird das Plättchen aufgedeckt, dann die Karte nachgezogen. Nach dem letzten zieht niemand mehr.
rulings_text_3 = Ist dein Stapel leer, spielst du mit weniger Karten weiter.
rulings_text_4 = Dynamit zählt zu den fünf Karten eines Ufers und darf nicht an ein volles gelegt werden.
rulings_text_5 = Bei Gleichstand entscheiden die Punkte der Ausrüstungsplättchen, nicht ihre Zahl; sind auch sie gleich, ist es unentschieden.
rulings_text_6 = In Tactika sind auch die Farben der fünf übrigen Plättchen bekannt. Eine bekannte Farbe sieht man auch im Stapel.
rulings_text_7 = Die Inseln eures eigenen Archipels dürfen ungleich sein: mindestens ein Plättchen auf jeder, zwanzig insgesamt.
rulings_text_8 = Während der Partie zählen die gezeigten Punkte die offenen Plättchen.

keys_title = Mit der Tastatur
keys_text = Tab führt zu den Plättchen, den Notizen und der Hand. Die Pfeiltasten gehen über Plättchen und Karten. Eingabe oder Leertaste deckt ein Plättchen auf oder wählt eine Karte; drück dann 1 bis 5 für eine Insel, oder Pfeil auf und Eingabe. Esc legt die Karte zurück.
