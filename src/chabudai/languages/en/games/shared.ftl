# The levels of the bots, from weak to strong.
levels_1 = Beginner
levels_2 = Casual
levels_3 = Steady
levels_4 = Strong
levels_5 = Expert
option_first_label = Who begins
option_first_hint = Chosen by chance unless the host names a seat.
