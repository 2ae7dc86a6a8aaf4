levels_1 = Neuling
levels_2 = Locker
levels_3 = Solide
levels_4 = Stark
levels_5 = Profi
option_first_label = Wer beginnt
option_first_hint = Der Zufall entscheidet, sofern die Tischleitung keinen Platz nennt.
