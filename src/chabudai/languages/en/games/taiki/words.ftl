goal = Win as many Sun tricks as Moon tricks. Each pair earns a token, each trick too many costs one.
aim = as many Sun tricks as Moon tricks.
goalLabel = Goal:
hand = Your hand
# $name (text)
closedHand = Cards of { $name }
mayPlay = , you may play it
hasChoice = , you choose how
mayQueue = , you may choose it ahead
play = Play
as_sun = as a Sun
as_moon = as a Moon
as_high = as the highest
as_low = as the lowest
short_high = High
short_low = Low
trick = Trick
ahead = ahead
takes = takes it
leads = leads
# $cards (number)
left = { $cards } left
whoLeads = Who leads next?
iLead = I lead
# $name (text)
theyLead = { $name } leads
yourTurn = Your turn.
# $round (number)
# $trick (number)
# $all (number)
where = Round { $round } · trick { $trick } of { $all }
# $round (number)
whereRound = Round { $round }
# $round (number)
count_title = The count of round { $round }
count_final = The count
count_seat = Player
# $round (number)
count_round = Round { $round }
count_now = Tokens
count_floor = Nobody pays more than they have.
count_last = The last trick
# $rank (number)
count_rank = rank { $rank }
coach_draw = You hold as many Suns as Moons. Draw one more card, of the colour you choose. The backs are visible: everybody can count your Suns and Moons.
coach_lead = The card you lead names the colour. The others must follow it if they can, and its highest card takes the trick.
coach_follow = You must follow the colour if you can. A trick you do not need is better lost: play low.
coach_nine = The 9 is day and night. You may always play it, and you say whether it is a Sun or a Moon.
coach_mask = On its own colour the Mask is the highest or the lowest card, as you say: it takes a trick for sure, or it lets it go.
coach_name = You took the trick. Lead again to choose the colour, or let your left neighbour lead and play after them.
# $count (number)
history_open = Tricks: { $count }
history_title = Tricks of this round
history_close = Back to the table
history_none = No trick has been taken yet.
# $number (number)
history_trick = Trick { $number }
why_drawFirst = First draw your extra card.
why_drawn = You have drawn your extra card.
why_aside = These cards are laid aside until the round is over.
why_leadFirst = First say who leads the next trick.

# $colour (one of sun, moon)
colour = { $colour ->
        [sun] Sun
       *[moon] Moon
}
# $colour (one of sun, moon)
aColour = { $colour ->
        [sun] a Sun
       *[moon] a Moon
}
# A card by its rank: “Sun 9”.
# $rank (text)
# $colour (one of sun, moon)
card = { colour } { $rank }
# $colour (one of sun, moon)
mask = { colour } Mask
# $card is made by `card`: a 9 takes the colour its player says.
# $card (text)
# $colour (one of sun, moon)
playedNine = { $card } as { aColour }
# After the name of a 9 that may be played, when the other 9 has the other colour.
# $colour (one of sun, moon)
mayPlayAs = , you may play it { $colour ->
        [sun] as a Sun: the other 9 is a Moon
       *[moon] as a Moon: the other 9 is a Sun
}
# $card (text)
choose = How do you play the { $card }?
# $name (text)
# $card (text)
lying = { $name }: { $card }
# $colour (one of sun, moon)
draw = Draw { aColour }
# $count (number)
# $colour (one of sun, moon)
aside = { $count } { colour } { $count ->
        [one] card
       *[other] cards
} face down
# $name (text)
# $colour (one of sun, moon)
taken = { $name } takes a { colour } trick.
# $count (number)
tokens = { $count } { $count ->
        [one] token
       *[other] tokens
}
# $count (number)
wins = { $count } { $count ->
        [one] round
       *[other] rounds
} won
# $balance is made by `balance`.
# $name (text)
# $balance (text)
seat = { $name }: { $balance }
# $sun (number)
# $moon (number)
# $change (text)
balance = { $sun } { $sun ->
        [one] Sun trick
       *[other] Sun tricks
}, { $moon } { $moon ->
        [one] Moon trick
       *[other] Moon tricks
}, { $change } if the round ended now
# $sun (number)
# $moon (number)
holding = holds { $sun } { $sun ->
        [one] Sun card
       *[other] Sun cards
} and { $moon } { $moon ->
        [one] Moon card
       *[other] Moon cards
}
# $colour (one of sun, moon)
drew = drew { aColour }
# $colour (one of sun, moon)
lacks = could not follow { colour }

reason_draw = Everybody sees which colour you take.
reason_name = Whoever leads chooses the colour.
reason_free = It cannot take the trick.
reason_none = You have no trick yet: one of each colour earns a token.
# $change (text)
reason_even = You are in balance: { $change } if you take no more.
# $count (number)
# $colour (one of sun, moon)
reason_short = You need { $count } more { colour } { $count ->
        [one] trick
       *[other] tricks
} to be in balance.

# $names is one name, or a list of $count names.
# $names (text)
# $count (number)
waiting_draw = Waiting for { $names } to draw a card.
# $names (text)
# $count (number)
waiting_name = Waiting for { $names } to say who leads.
# $names (text)
# $count (number)
waiting_lead = Waiting for { $names } to lead.
# $names (text)
# $count (number)
waiting_follow = Waiting for { $names } to play a card.

# $sun (number)
# $moon (number)
count_tricks = { $sun } Sun, { $moon } Moon
count_noTrick = no trick
# $count (number)
count_pairs = { $count } { $count ->
        [one] pair
       *[other] pairs
} in balance
# $count (number)
count_apart = { $count } apart

# $colour (one of sun, moon)
why_follow = You hold a { colour } card, so you must follow the { colour }. A 9 is always allowed.

# Lines of the move list, after the name of the player. $card is made by `card`.
# $colour (one of sun, moon)
move_draw = draws { aColour }
# $number (number)
# $card (text)
move_lead = Trick { $number }: leads { $card }
# $card (text)
# $colour (one of sun, moon)
move_take = { $card }, taking the { colour } trick
# $card (text)
# $taker (text)
# $colour (one of sun, moon)
move_taken = { $card }; { $taker } takes the { colour } trick
move_keep = leads again
# $name (text)
move_pass = lets { $name } lead
move_passLeft = lets the left neighbour lead
# $number (number)
move_round = Round { $number }

task_draw = Draw one more card, Sun or Moon.
task_name = Who leads the next trick?
task_lead = Lead any card.
# $colour (one of sun, moon)
task_follow = Follow the { colour }.
# $colour (one of sun, moon)
task_free = No { colour } to follow: play any card.

# $number (number)
round_head = Round { $number }
# $number (number)
# $name (text)
round_won = Round { $number }: { $name } wins it.
# $number (number)
# $change (text)
# $names (text)
round_best = Round { $number }: { $change } for { $names }.
ending_bankrupt = Somebody has no token left: the most tokens win.
ending_rounds = Three rounds are over: the most tokens win.
ending_duel = Two rounds won.

