stall = Étal du marché
around = Les autres marchands
hand = Ta main
handOf = { STARTS($name) ->
    [vowel] La main d’{ $name }
   *[other] La main de { $name }
}
slot = Carte { $slot }, { $card }
place = { $name }. Main : { $hand }. { $pouch }
noCards = aucune carte
you = Toi
may_trade = Tu peux échanger.
may_offer = tu peux la sceller
may_steal = tu peux la prendre
may_sabotage = tu peux le jouer
marks_turn = à son tour
marks_sealed = scellée
marks_waits = choisit…
marks_wonders = déchire ?
marks_winner = gagne
marks_trade = Échanger
marks_thief = se sert…
buttons_sabotage = Déchirer !
buttons_spare = Laisser faire
buttons_pass = Laisser annulé
buttons_undo = Sauver l’échange !
buttons_ledger = Carnet du marché
buttons_close = Fermer
goal = Remplis ta sacoche avant les autres : cinq biens à trois ou quatre marchands, quatre biens au-delà.
goalNow = La première sacoche à { $target } biens gagne
recall_title = Ce qui vient de se passer
recall_back = Un événement en arrière
recall_on = Un événement en avant
recall_skip = Passer
recall_now = Maintenant
coach_hands = Tes cartes sont tournées vers les autres. Tu vois toutes les leurs, et seulement le dos des tiennes : un dos T-Rex cache un T-Rex ou un Trésor, les ciseaux sont un Sabotage.
coach_trade = Un marchand ne peut pas te refuser l’échange, mais c’est lui qui choisit la carte que tu reçois. Échange avec quelqu’un dont presque toutes les cartes te vont.
coach_seal = L’autre connaît mieux que toi la carte que tu donnes. Un Poisson ou un Magicien ne lui apporte presque rien ; un Trésor est un cadeau.
coach_sabotage = Un Sabotage déchire n’importe quel échange, même entre deux autres. Garde-le pour celui qui remplirait une sacoche.
coach_trex = Un T-Rex est dans ta sacoche. Il mange le prochain Poisson, Muffin, Os ou la prochaine Sucette, et les deux partent. Les Trésors ne risquent rien.
coach_close = Il ne manque qu’un bien à une sacoche marquée en rouge. Échanger avec son propriétaire peut lui donner la victoire : choisis bien.
offer_none = { $name } n’a pas encore scellé de carte.
offer_sealed = { $name } a scellé une carte.
cancelled = Annulé.
stamp = Annulé
crunch = Crounch !
supply_pile = pioche
supply_discard = défausse
ledger_title = Carnet du marché
ledger_trades = Ce que tout le monde a vu
ledger_none = Aucun échange pour l’instant.
ledger_discard = Dans la défausse
ledger_unseen = Pas encore vues
ledger_unseenLead = Dans la pioche, ou derrière un dos qui les cache.
ledger_empty = Rien.
tally_title = { STARTS($name) ->
    [vowel] La sacoche d’{ $name }
   *[other] La sacoche de { $name }
}
tally_fish = avec des Déchets toxiques, un Poisson compte double
tally_toxic = Déchets toxiques : il faut un bien de plus
tally_reached = { $value } sur { $target }
why_turn = C’est { $name } qui choisit le partenaire de ce tour.
why_empty = { $name } n’a aucune carte à échanger.
why_yourself = { $active } et { $partner } font un échange. Tu n’y participes pas.
why_partnerFirst = Choisis d’abord un marchand avec qui échanger.
why_notYours = Dans un échange, tu offres une carte de ta propre main.
why_already = Ta carte est scellée, elle ne change plus.
why_window = Seul un Sabotage peut être joué maintenant.
why_steal = { STARTS($name) ->
    [vowel] Prends une carte dans la main d’{ $name }.
   *[other] Prends une carte dans la main de { $name }.
}
why_answers = On attend { $names } : un Sabotage peut encore être joué.
why_stealing = { STARTS($victim) ->
    [vowel] Attends : { $thief } prend d’abord une carte dans la main d’{ $victim }.
   *[other] Attends : { $thief } prend d’abord une carte dans la main de { $victim }.
}
why_pointCard = { STARTS($name) ->
    [vowel] Touche une des cartes d’{ $name } ; au clavier, tape son numéro.
   *[other] Touche une des cartes de { $name } ; au clavier, tape son numéro.
}
round = {""}

kind = { $kind ->
        [treasure] Trésor
        [bone] Os
        [lollipop] Sucette lyrique
        [muffin] Muffin omniscient
        [trex] T-Rex
        [toxic] Déchets toxiques
        [hat] Chapeau
        [fish] Poisson
        [magician] Magicien itinérant
       *[sabotage] Sabotage
}
aCard = { $kind ->
        [treasure] un Trésor
        [bone] un Os
        [lollipop] une Sucette
        [muffin] un Muffin
        [trex] un T-Rex
        [toxic] des Déchets toxiques
        [hat] un Chapeau
        [fish] un Poisson
        [magician] un Magicien
       *[sabotage] un Sabotage
}
powers_treasure = Un bien. Rien d’autre, et personne ne le mange.
powers_bone = Un bien. Un T-Rex en raffole.
powers_lollipop = Un bien. Prends une autre carte dans la main de l’autre marchand.
powers_muffin = Un bien. Toute ta main est défaussée.
powers_trex = Un bien. Il mange un Poisson, un Muffin, une Sucette ou un Os de ta sacoche, et les deux disparaissent.
powers_toxic = Un bien. Il te faut un bien de plus pour gagner.
powers_hat = Un bien. Ta main se retourne : maintenant tu la vois.
powers_fish = Défaussé, sauf si des Déchets toxiques sont dans ta sacoche : il compte alors double.
powers_magician = Défaussé. L’autre marchand garde sa propre carte.
powers_sabotage = Défaussé dans un échange. Depuis la main, il annule un échange ou un autre Sabotage.
hides_plain = Un dos uni cache tout, sauf Trésor, T-Rex, Chapeau et Sabotage.
hides_hat = Un dos chapeau est un Chapeau, tourné vers son propriétaire.
hides_trex = Un dos T-Rex cache un T-Rex, ou un Trésor.
hides_sabotage = Un dos Sabotage est un Sabotage.
back = { $back ->
        [plain] dos uni
        [hat] dos chapeau
        [trex] dos T-Rex
       *[sabotage] dos Sabotage
}
backWord = { $back ->
        [plain] dos uni
        [hat] dos chapeau
        [trex] dos T-Rex
       *[sabotage] dos Sabotage
}
hidden = { $count ->
        [one] une carte ({ $backs })
       *[other] { $count } cartes ({ $backs })
}
remembered = { back }, tu te souviens : { kind }
pouch = Sacoche : { $goods }, { $value } sur { $target }.
pouchEmpty = Sacoche : vide, { $value } sur { $target }.
seat = Place { $number }
action_trade = Échanger avec { $name }
action_offer = Sceller la carte { $slot }
action_steal = Prendre la carte { $slot }

headline_trade = À toi. Avec qui échanges-tu ?
headline_tradeTheirs = { $name } cherche un partenaire.
headline_offer = Scelle une carte pour { $other }.
headline_answer = { $other } échange avec toi. Scelle une carte.
headline_sealed = Scellée. { $other } choisit encore.
headline_offersTheirs = { $active } et { $partner } scellent une carte.
headline_sabotage = Déchirer cet échange ?
headline_save = Déchiré ! Sauver l’échange ?
headline_sabotageTheirs = Quelqu’un le déchire ?
headline_saveTheirs = Déchiré ! Quelqu’un le sauve ?
headline_steal = Sucette ! Prends une carte à { $other }.
headline_stealTheirs = Sucette ! { $thief } prend une carte à { $victim }.
headline_over = Le marché est fermé.
headline_chance = On mélange les cartes.
aside_trade = Tu donnes une carte et reçois une des siennes. Les biens vont dans la sacoche.
aside_first = Tu vois toutes les mains, sauf la tienne.
aside_offers = { $other } reçoit cette carte, et toi la sienne. Les deux se retournent ensemble.
aside_offersTheirs = Les deux cartes se retournent ensemble.
aside_answers = À répondre : { $names }.
aside_save = Avec un autre Sabotage, l’échange a lieu malgré tout.
aside_sabotage = Les deux cartes et ton Sabotage vont alors à la défausse.
aside_steal = Si c’est un bien, elle va dans ta sacoche.

chapter_take = { $name } empoche : { kind }.
chapter_steal = { $name } prend avec la Sucette : { kind }.
chapter_drop = Le Muffin coûte à { $name } : { kind }.
chapter_eat = Le T-Rex { STARTS($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
} mange : { kind }.
chapter_sabotage = { $name } joue un Sabotage.
chapter_match = Deux fois { kind } : rien n’est échangé.
chapter_lost = Défaussé : { kind }.
offer_shown = { $name } donne : { kind }.
pileCount = { $count } pioche. Carnet du marché
pileTop = { $count } pioche, { back } sur le dessus. Carnet du marché
discardCount = { $count } défausse. Carnet du marché
discardTop = { $count } défausse, { kind } sur le dessus. Carnet du marché
ledger_deckHouse = En jeu : le paquet maison, { $cards } cartes. Nombres, biens et dos sont de nous.
ledger_deckHost = En jeu : un paquet de l’hôte, { $cards } cartes, avec les biens et les dos du paquet maison.

worth = { $worth ->
        [yes] {"\u00A0"}: { $value } sur { $target }
       *[no] {""}
}
tell_give = { $who ->
        [you] Tu donnes
       *[other] { $name } donne
} { aCard }.
tell_match = Deux fois la même carte : l’échange est annulé, les deux sont défaussées.
tell_tear = { $who ->
        [you] Tu déchires
       *[other] { $name } déchire
} l’échange avec un Sabotage.
tell_save = { $who ->
        [you] Tu sauves
       *[other] { $name } sauve
} l’échange avec un autre Sabotage.
tell_cancelled = L’échange est annulé. À la défausse : { $cards }.
tell_take = { $who ->
        [you] Tu empoches
       *[other] { $name } empoche
} { aCard }{ worth }.
tell_keep = Le Magicien disparaît, et { $who ->
        [you] tu gardes et empoches
       *[other] { $name } garde et empoche
} { aCard }{ worth }.
tell_hat = { $who ->
        [you] Tu empoches { aCard }{ worth }. Ta main se retourne : tu la vois.
       *[other] { $name } empoche { aCard }{ worth }. Sa main se retourne.
}
tell_toxic = { $who ->
        [you] Tu empoches { aCard }, et il te faut un bien de plus{ worth }.
       *[other] { $name } empoche { aCard }, et il lui faut un bien de plus{ worth }.
}
tell_steal = Avec la Sucette, { $who ->
        [you] tu prends
       *[other] { $name } prend
} { aCard } dans { $from ->
        [you] ta main
       *[other] la main { STARTS($owner) ->
            [vowel] d’{ $owner }
           *[other] de { $owner }
    }
}{ worth }.
tell_stealWaste = Avec la Sucette, { $who ->
        [you] tu prends
       *[other] { $name } prend
} { aCard } dans { $from ->
        [you] ta main
       *[other] la main { STARTS($owner) ->
            [vowel] d’{ $owner }
           *[other] de { $owner }
    }
}. Ce n’est pas un bien : à la défausse.
tell_drop = Le Muffin vide { $who ->
        [you] ta main
       *[other] la main { STARTS($name) ->
            [vowel] d’{ $name }
           *[other] de { $name }
    }
}. À la défausse : { $cards }.
tell_eat = { $who ->
        [you] Ton T-Rex
       *[other] Le T-Rex { STARTS($name) ->
            [vowel] d’{ $name }
           *[other] de { $name }
    }
} mange { aCard }, et les deux disparaissent{ worth }.
tell_lost = À la défausse : { $cards }.
tell_shuffle = La défausse est mélangée et devient la pioche.
tell_draw = { $who ->
        [you] Tu pioches
       *[other] { $name } pioche
} { $cards }.
tell_you = toi
tell_winShared = { $names } : les sacoches les plus pleines, et une victoire partagée.
tell_winFull = { $who ->
        [you] Ta sacoche est pleine, { $value } sur { $target } : tu gagnes.
       *[other] La sacoche { STARTS($name) ->
            [vowel] d’{ $name }
           *[other] de { $name }
    } est pleine, { $value } sur { $target } : { $name } gagne.
}
tell_winMost = { $who ->
        [you] Ta sacoche est la plus pleine : tu gagnes.
       *[other] La sacoche { STARTS($name) ->
            [vowel] d’{ $name }
           *[other] de { $name }
    } est la plus pleine : { $name } gagne.
}

move_trade = échange avec { $name }
move_offer = scelle la carte { $slot }
move_steal = prend la carte { $slot } avec la Sucette
move_pass = laisse faire
move_tear = déchire l’échange avec un Sabotage
move_save = sauve l’échange avec un Sabotage
move_reshuffle = La défausse est mélangée.
task_trade = Choisis un marchand avec qui échanger.
task_offers = Scelle une de tes cartes.
task_steal = Prends une carte dans l’autre main.
task_sabotage = Déchire l’échange avec un Sabotage, ou laisse faire.
task_save = Sauve l’échange avec un Sabotage, ou laisse-le annulé.
ending_goods = La sacoche { STARTS($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
} vaut { $value } biens ; il en fallait { $target }.
ending_exhausted = Plus aucune sacoche ne peut changer : la plus pleine gagne.

