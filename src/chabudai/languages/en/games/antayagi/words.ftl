stall = Market stall
around = The other merchants
hand = Your hand
# $name (text)
handOf = The hand of { $name }
# $slot (number)
# $card (text)
slot = Card { $slot }, { $card }
# $name (text)
# $hand (text)
# $pouch (text)
place = { $name }. Hand: { $hand }. { $pouch }
noCards = no cards
you = You
may_trade = You may trade.
may_offer = you may seal it
may_steal = you may take it
may_sabotage = you may play it
marks_turn = to play
marks_sealed = sealed
marks_waits = choosing…
marks_wonders = tear it up?
marks_winner = winner
marks_trade = Trade
marks_thief = picking…
buttons_sabotage = Tear it up!
buttons_spare = Let it pass
buttons_pass = Leave it torn
buttons_undo = Save the trade!
buttons_ledger = Market book
buttons_close = Close
goal = Be the first with enough goods in your pouch: five with three or four merchants, four with more.
# $target (number)
goalNow = The first pouch with { $target } goods wins
recall_title = What just happened
recall_back = One event back
recall_on = One event on
recall_skip = Skip
recall_now = Now
coach_hands = Your cards face the others. You see all their cards, and only the backs of your own: a T-Rex back hides a T-Rex or a Treasure, scissors are a Sabotage.
coach_trade = A merchant cannot refuse you, but chooses the card you get. Trade with somebody whose cards are mostly worth having.
coach_seal = The other trader knows the card you give better than you do. A Fish or a Magician is worth little to them; a Treasure is a gift.
coach_sabotage = A Sabotage tears up any trade, also one of two others. Keep it for the trade that would fill somebody’s pouch.
coach_trex = A T-Rex lies in your pouch. It eats the next Fish, Muffin, Lollipop or Bone that comes, and both are gone. Treasures are safe.
coach_close = A pouch marked in red needs one more good. Whoever trades with its owner may hand over the win, so choose with care.
# $name (text)
offer_none = { $name } has not sealed a card yet.
# $name (text)
offer_sealed = { $name } has sealed a card.
cancelled = Cancelled.
stamp = Cancelled
crunch = Crunch!
supply_pile = pile
supply_discard = discard
ledger_title = Market book
ledger_trades = What everybody saw
ledger_none = No trade yet.
ledger_discard = In the discard pile
ledger_unseen = Not seen yet
ledger_unseenLead = In the pile, or behind a back that hides them.
ledger_empty = Nothing.
# $name (text)
tally_title = { $name }’s pouch
tally_fish = beside Toxic waste a Fish counts as two
tally_toxic = Toxic waste: one more good is needed
# $value (number)
# $target (number)
tally_reached = { $value } of { $target }
# $name (text)
why_turn = { $name } chooses the partner of this turn.
# $name (text)
why_empty = { $name } has no card to trade.
# $active (text)
# $partner (text)
why_yourself = { $active } and { $partner } are trading. You are not part of this trade.
why_partnerFirst = First choose a merchant to trade with.
why_notYours = In a trade you offer a card of your own hand.
why_already = Your card is sealed and cannot be changed.
why_window = Only a Sabotage can be played now.
# $name (text)
why_steal = Take a card from the hand of { $name }.
# $names (text)
why_answers = Wait for { $names }: a Sabotage may still be played.
# $thief (text)
# $victim (text)
why_stealing = Wait: { $thief } takes a card from { $victim } first.
# $name (text)
why_pointCard = Tap one of the cards of { $name }; with the keyboard, press its number.
round = {""}

# The cards, as they are called on them.
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
kind = { $kind ->
        [treasure] Treasure
        [bone] Bone
        [lollipop] Lyrical lollipop
        [muffin] Omniscient muffin
        [trex] T-Rex
        [toxic] Toxic waste
        [hat] Hat
        [fish] Fish
        [magician] Travelling magician
       *[sabotage] Sabotage
}
# With an article, as one says it: “gives a Fish”.
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
aCard = { $kind ->
        [treasure] a Treasure
        [bone] a Bone
        [lollipop] a Lollipop
        [muffin] a Muffin
        [trex] a T-Rex
        [toxic] Toxic waste
        [hat] a Hat
        [fish] a Fish
        [magician] a Magician
       *[sabotage] a Sabotage
}
powers_treasure = A good. Nothing else, and nothing eats it.
powers_bone = A good. A T-Rex likes it.
powers_lollipop = A good. Take another card from the other trader’s hand.
powers_muffin = A good. Your whole hand is discarded.
powers_trex = A good. It eats a Fish, Muffin, Lollipop or Bone of your pouch, and both are gone.
powers_toxic = A good. You need one more good to win.
powers_hat = A good. Your hand turns round: now you see it.
powers_fish = Discarded, unless Toxic waste lies in your pouch: then it counts as two.
powers_magician = Discarded. The other trader keeps their own card.
powers_sabotage = Discarded in a trade. From the hand it cancels a trade, or another Sabotage.
hides_plain = A plain back hides anything but Treasure, T-Rex, Hat and Sabotage.
hides_hat = A hat back is a Hat, and it faces its owner.
hides_trex = A T-Rex back hides a T-Rex, or a Treasure.
hides_sabotage = A Sabotage back is a Sabotage.
# $back (one of plain, hat, trex, sabotage)
back = { $back ->
        [plain] plain back
        [hat] hat back
        [trex] T-Rex back
       *[sabotage] Sabotage back
}
# A card that is not seen; several of them are told together by `hidden`, with their `backWord`s as $backs.
# $back (one of plain, hat, trex, sabotage)
backWord = { $back ->
        [plain] plain
        [hat] hat
        [trex] T-Rex
       *[sabotage] Sabotage
}
# $count (number)
# $backs (text)
hidden = { $count ->
        [one] a card with a { $backs } back
       *[other] { $count } cards with { $backs } backs
}
# $back (one of plain, hat, trex, sabotage)
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
remembered = { back }, you remember { kind }
# $goods (text)
# $value (number)
# $target (number)
pouch = Pouch: { $goods }, { $value } of { $target }.
# $value (number)
# $target (number)
pouchEmpty = Pouch: empty, { $value } of { $target }.
# $number (number)
seat = Seat { $number }
# $name (text)
action_trade = Trade with { $name }
# $slot (number)
action_offer = Seal card { $slot }
# $slot (number)
action_steal = Take card { $slot }

headline_trade = Your turn. Who do you trade with?
# $name (text)
headline_tradeTheirs = { $name } looks for a partner.
# $other (text)
headline_offer = Seal a card for { $other }.
# $other (text)
headline_answer = { $other } trades with you. Seal a card.
# $other (text)
headline_sealed = Sealed. { $other } is still choosing.
# $active (text)
# $partner (text)
headline_offersTheirs = { $active } and { $partner } seal a card.
headline_sabotage = Tear this trade up?
headline_save = Torn up! Save this trade?
headline_sabotageTheirs = Will somebody tear it up?
headline_saveTheirs = Torn up! Will somebody save it?
# $other (text)
headline_steal = Lollipop! Take a card from { $other }.
# $thief (text)
# $victim (text)
headline_stealTheirs = Lollipop! { $thief } takes a card from { $victim }.
headline_over = The market is closed.
headline_chance = The cards are shuffled.
aside_trade = You give a card and get one of theirs. Goods go into the pouch.
aside_first = You see every hand but your own.
# $other (text)
aside_offers = { $other } gets this card, and you get theirs. Both turn together.
aside_offersTheirs = Both cards turn together.
# $names (text)
aside_answers = Still to answer: { $names }.
aside_save = Another Sabotage makes the trade happen after all.
aside_sabotage = Both cards and your Sabotage are discarded then.
aside_steal = If it is a good, it goes into your pouch.

# $name (text)
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
chapter_take = { $name } pockets { kind }.
# $name (text)
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
chapter_steal = { $name } takes { kind } with the Lollipop.
# $name (text)
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
chapter_drop = The Muffin costs { $name } { kind }.
# $name (text)
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
chapter_eat = The T-Rex of { $name } eats { kind }.
# $name (text)
chapter_sabotage = { $name } plays a Sabotage.
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
chapter_match = { kind } twice: nothing is traded.
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
chapter_lost = { kind } is discarded.
# $name (text)
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
offer_shown = { $name } gives { kind }.
# $count (number)
pileCount = { $count } pile. Market book
# $count (number)
# $back (one of plain, hat, trex, sabotage)
pileTop = { $count } pile, { back } on top. Market book
# $count (number)
discardCount = { $count } discard. Market book
# $count (number)
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
discardTop = { $count } discard, { kind } on top. Market book
# $cards (number)
ledger_deckHouse = In play: the house deck, { $cards } cards. Its counts, goods and backs are ours.
# $cards (number)
ledger_deckHost = In play: a deck of the host, { $cards } cards, with the goods and backs of the house deck.

# The pouch after the event, where $worth is `yes`.
# $worth (one of yes, no)
# $value (number)
# $target (number)
worth = { $worth ->
        [yes] : { $value } of { $target }
       *[no] {""}
}
# $who (one of you, other)
# $name (text)
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
tell_give = { $who ->
        [you] You give
       *[other] { $name } gives
} { aCard }.
tell_match = The same card twice: the trade is off, and both are discarded.
# $who (one of you, other)
# $name (text)
tell_tear = { $who ->
        [you] You tear
       *[other] { $name } tears
} the trade up with a Sabotage.
# $who (one of you, other)
# $name (text)
tell_save = { $who ->
        [you] You save
       *[other] { $name } saves
} the trade with another Sabotage.
# $cards is a list made by `aCard`.
# $cards (text)
tell_cancelled = The trade is off: { $cards } are discarded.
# $who (one of you, other)
# $name (text)
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
# $worth (one of yes, no)
# $value (number)
# $target (number)
tell_take = { $who ->
        [you] You pocket
       *[other] { $name } pockets
} { aCard }{ worth }.
# $who (one of you, other)
# $name (text)
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
# $worth (one of yes, no)
# $value (number)
# $target (number)
tell_keep = The Magician vanishes, so { $who ->
        [you] you keep and pocket
       *[other] { $name } keeps and pockets
} { aCard }{ worth }.
# $who (one of you, other)
# $name (text)
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
# $worth (one of yes, no)
# $value (number)
# $target (number)
tell_hat = { $who ->
        [you] You pocket { aCard }{ worth }. Your hand turns round: you see it now.
       *[other] { $name } pockets { aCard }{ worth }. Their hand turns round.
}
# $who (one of you, other)
# $name (text)
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
# $worth (one of yes, no)
# $value (number)
# $target (number)
tell_toxic = { $who ->
        [you] You pocket { aCard } and need one more good{ worth }.
       *[other] { $name } pockets { aCard } and needs one more good{ worth }.
}
# $from is `you` if the card comes from the reader's hand; $owner is the other's name then.
# $who (one of you, other)
# $name (text)
# $from (one of you, other)
# $owner (text)
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
# $worth (one of yes, no)
# $value (number)
# $target (number)
tell_steal = { $who ->
        [you] You take
       *[other] { $name } takes
} { aCard } from { $from ->
        [you] your hand
       *[other] the hand of { $owner }
} with the Lollipop{ worth }.
# $who (one of you, other)
# $name (text)
# $from (one of you, other)
# $owner (text)
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
tell_stealWaste = { $who ->
        [you] You take
       *[other] { $name } takes
} { aCard } from { $from ->
        [you] your hand
       *[other] the hand of { $owner }
} with the Lollipop. It is not a good, so it is discarded.
# $who (one of you, other)
# $name (text)
# $cards (text)
tell_drop = The Muffin empties { $who ->
        [you] your hand
       *[other] the hand of { $name }
}. Discarded: { $cards }.
# $who (one of you, other)
# $name (text)
# $kind (one of treasure, bone, lollipop, muffin, trex, toxic, hat, fish, magician, sabotage)
# $worth (one of yes, no)
# $value (number)
# $target (number)
tell_eat = { $who ->
        [you] Your T-Rex
       *[other] The T-Rex of { $name }
} eats { aCard }, and both are gone{ worth }.
# $cards (text)
# $count (number)
tell_lost = { $cards } { $count ->
        [one] is
       *[other] are
} discarded.
tell_shuffle = The discard pile is shuffled and becomes the draw pile.
# $who (one of you, other)
# $name (text)
# $cards (text)
tell_draw = { $who ->
        [you] You draw
       *[other] { $name } draws
} { $cards }.
# The reader among those who win together.
tell_you = you
# $names (text)
tell_winShared = { $names } have the fullest pouches and share the win.
# $who (one of you, other)
# $name (text)
# $value (number)
# $target (number)
tell_winFull = { $who ->
        [you] Your pouch is full, { $value } of { $target }: you win.
       *[other] The pouch of { $name } is full, { $value } of { $target }: { $name } wins.
}
# $who (one of you, other)
# $name (text)
tell_winMost = { $who ->
        [you] You have the fullest pouch: you win.
       *[other] { $name } has the fullest pouch: { $name } wins.
}

# Lines of the move list, after the name of the player. Sentences of `tell_…` may follow.
# $name (text)
move_trade = trades with { $name }
# $slot (number)
move_offer = seals card { $slot }
# $slot (number)
move_steal = takes card { $slot } with the Lollipop
move_pass = lets it pass
move_tear = tears the trade up with a Sabotage
move_save = saves the trade with a Sabotage
move_reshuffle = The discard pile is shuffled.
task_trade = Choose a merchant to trade with.
task_offers = Seal one of your cards.
task_steal = Take a card from the other hand.
task_sabotage = Tear the trade up with a Sabotage, or let it pass.
task_save = Save the trade with a Sabotage, or leave it torn.
# $name (text)
# $value (number)
# $target (number)
ending_goods = { $name } has goods worth { $value } in the pouch, and needed { $target }.
ending_exhausted = No pouch can change any more: the fullest one wins.

