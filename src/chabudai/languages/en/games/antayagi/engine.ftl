summary = Trade cards you cannot see: everybody knows your hand but you.

option_deck_label = The deck
option_deck_hint = The house deck has 65 cards; the counts are ours, because the printed ones are not known.
option_toxic_counts_label = Toxic waste counts as a good
option_toxic_counts_hint = The printed card is not known: it may be a burden only. Either way its owner needs one good more.

# The cards in at most 9 letters, for the terminal and for hints.
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
shortCard = { $kind ->
        [treasure] Treasure
        [bone] Bone
        [lollipop] Lollipop
        [muffin] Muffin
        [trex] T-Rex
        [toxic] Toxic
        [hat] Hat
        [fish] Fish
        [magician] Magician
       *[sabotage] Sabotage
}
# Hints: why a trade is a good choice. $cards is a list made by `shortCard`.
# $cards (text)
hint_trade = Of their cards you can see: { $cards }.
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
hint_steal = You can see what it is: { shortCard }.

terminal_goods = Enough goods in the pouch.
# $back (one of plain, hat, trex, sabotage)
terminal_back = { $back ->
        [plain] plain
        [hat] hat
        [trex] T-Rex
       *[sabotage] Sabotage
}
# $name (text)
terminal_trade = trade with { $name }
# $slot (number)
terminal_seal = seal card { $slot }
# $slot (number)
terminal_take = take card { $slot }
terminal_spare = let it happen
terminal_pass = leave it cancelled
terminal_sabotage = Sabotage it!
terminal_save = save the trade!
terminal_who = Who do you trade with?
# $name (text)
terminal_steal = Lollipop! Take one from { $name }.
terminal_torn = Torn! Save the trade?
# The state of a trade, beside its cards. One short word.
terminal_cancelled = cancelled
terminal_on = on
# $count (number)
# $back (text)
terminal_pile = pile { $count } ({ $back })
# $count (number)
terminal_discard = discard { $count }
terminal_last = last:

print_cards = Cards
print_making_1 = The backs matter: a back tells what its card may be. Print two-sided, or glue the back sheets on.
print_making_2 = The faces must not show through. Use thick paper, or sleeves with a playing card inside.

