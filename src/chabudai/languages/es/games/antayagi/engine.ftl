summary = Cambia cartas que no ves: todo el mundo conoce tu mano menos tú.

option_deck_label = El mazo
option_deck_hint = El mazo de la casa tiene 65 cartas; las cantidades son nuestras, porque no se conocen las impresas.
option_toxic_counts_label = Los Residuos tóxicos cuentan como un bien
option_toxic_counts_hint = No se conoce la carta impresa: quizá solo sea una carga. En ambos casos, quien la tiene necesita un bien más.

shortCard = { $kind ->
        [treasure] Tesoro
        [bone] Hueso
        [lollipop] Piruleta
        [muffin] Muffin
        [trex] T-Rex
        [toxic] Tóxicos
        [hat] Sombrero
        [fish] Pez
        [magician] Mago
       *[sabotage] Sabotaje
}
hint_trade = De sus cartas puedes ver: { $cards }.
hint_steal = Puedes ver qué es: { shortCard }.

terminal_goods = Bastantes bienes en la bolsa.
terminal_back = { $back ->
        [plain] liso
        [hat] sombrero
        [trex] T-Rex
       *[sabotage] Sabotaje
}
terminal_trade = trueque con { $name }
terminal_seal = sellar la carta { $slot }
terminal_take = quitar la carta { $slot }
terminal_spare = dejarlo
terminal_pass = dejarlo roto
terminal_sabotage = ¡Romperlo!
terminal_save = ¡salvar el trueque!
terminal_who = ¿Con quién cambias?
terminal_steal = ¡Piruleta! Quita una a { $name }.
terminal_torn = ¡Roto! ¿Salvar el trueque?
terminal_cancelled = roto
terminal_on = vale
terminal_pile = mazo { $count } ({ $back })
terminal_discard = descarte { $count }
terminal_last = última:

print_cards = Cartas
print_making_1 = Los dorsos importan: dicen qué puede ser una carta. Imprime a doble cara, o pega las hojas de dorsos.
print_making_2 = Las caras no deben transparentarse. Usa papel grueso, o fundas con un naipe dentro.
