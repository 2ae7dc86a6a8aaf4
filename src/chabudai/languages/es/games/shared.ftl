levels_1 = Principiante
levels_2 = Tranquilo
levels_3 = Constante
levels_4 = Fuerte
levels_5 = Experto
option_first_label = Quién empieza
option_first_hint = Se sortea, salvo que quien organiza elija un asiento.
