summary = Échange des cartes que tu ne vois pas : tout le monde connaît ta main, sauf toi.

option_deck_label = Le paquet
option_deck_hint = Le paquet maison a 65 cartes ; nous l’avons composé, car celui de la boîte est inconnu.
option_toxic_counts_label = Les Déchets toxiques comptent comme un bien
option_toxic_counts_hint = La carte imprimée est inconnue : elle n’est peut-être qu’un poids. Dans les deux cas, il faut un bien de plus.

shortCard = { $kind ->
        [treasure] Trésor
        [bone] Os
        [lollipop] Sucette
        [muffin] Muffin
        [trex] T-Rex
        [toxic] Toxique
        [hat] Chapeau
        [fish] Poisson
        [magician] Magicien
       *[sabotage] Sabotage
}
hint_trade = Tu vois dans sa main : { $cards }.
hint_steal = Tu vois ce que c’est : { shortCard }.

terminal_goods = Assez de biens dans la sacoche.
terminal_back = { $back ->
        [plain] uni
        [hat] chapeau
        [trex] T-Rex
       *[sabotage] Sabotage
}
terminal_trade = échanger avec { $name }
terminal_seal = sceller la carte { $slot }
terminal_take = prendre la carte { $slot }
terminal_spare = laisser faire
terminal_pass = laisser annulé
terminal_sabotage = Déchirer !
terminal_save = sauver l’échange !
terminal_who = Avec qui échanges-tu ?
terminal_steal = Sucette ! Prends-en une à { $name }.
terminal_torn = Déchiré ! Sauver l’échange ?
terminal_cancelled = annulé
terminal_on = tient
terminal_pile = pioche { $count } ({ $back })
terminal_discard = défausse { $count }
terminal_last = dernier :

print_cards = Cartes
print_making_1 = Les dos comptent : ils disent ce qu’une carte peut être. Imprime en recto verso, ou colle les dos.
print_making_2 = Les faces ne doivent pas se voir au travers : papier épais, ou pochettes avec une carte dedans.

