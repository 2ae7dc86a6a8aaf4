levels_1 = Débutant
levels_2 = Tranquille
levels_3 = Régulier
levels_4 = Fort
levels_5 = Expert
option_first_label = Qui commence
option_first_hint = Tiré au sort, sauf si l’hôte désigne une place.
