step_1 = Von der Mitte des Plans wächst ein Netz von Kanälen. Die Küsten im Norden und Süden gehören dir, Osten und Westen gehören Haru.
step_2 = Ein Stein ist drei Felder lang, und sein Kanal öffnet sich an drei seiner acht Kanten. Dreh ihn, wie du magst, und leg ihn so, dass er die Mitte bedeckt.
step_3 = Ab jetzt muss ein Kanal an einen Kanal anschließen. Öffnung trifft auf Öffnung, leerer Rand auf leeren Rand. Leg deinen Stein irgendwohin, wo er passt: Die hellen Stellen helfen.
step_4 = Einige Steine später ist der Norden nah. Eine Öffnung am Rand des Plans ist eine Mündung, ein Punkt für diese Küste. Leg deinen Stein so, dass er sich nach Norden öffnet.
wrong_4 = Dort passt er. Sieh aber am oberen Rand entlang: Irgendwo öffnen sich zwei Kanäle dieses Steins zugleich nach Norden.
step_5 = Deine Küsten werden multipliziert: Nord mal Süd. Zwei mal drei ist sechs, aber fünf mal nichts ist nichts. An einem Schrein zählt eine Mündung doppelt.
step_6 = Ein Stein, der passt, muss gelegt werden, auch wo er der anderen Seite hilft. Der erste Stein, der nirgends passt, beendet die Partie, und das höhere Produkt gewinnt.
