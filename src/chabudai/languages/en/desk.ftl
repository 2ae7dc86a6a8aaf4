title = Moderation

lead = Whatever you do here is in force at once, and the log keeps who did it and why.

parts_reports = Reports
parts_people = People
parts_measures = Mutes and bans
parts_log = Log

more = Show more

back = Back

close = Close

reports_open = Open
reports_closed = Closed
reports_state = Which reports
reports_none = Nothing waits for a decision.
reports_noneClosed = No report has been closed yet.
reports_kinds_name = Name
reports_kinds_talk = Talk
reports_kinds_play = Play
# $name (text)
reports_of = about { $name }
# $name (text)
reports_now = now { $name }
reports_unknown = Somebody without an account
reports_quoted = What was said
reports_note = A note for other moderators
reports_decide = Your decision
reports_upheld = Upheld
reports_dismissed = Dismissed
# $verdict (text)
# $who (text)
# $when (text)
reports_decided = { $verdict } by { $who }, { $when }

people_find = A part of a name, or an id
people_search = Search
people_team = Moderators and operators
people_found = Found
people_none = Nobody has that name.
people_guest = guest
people_account = account
people_bot = program
# $date (text)
people_since = here since { $date }
people_measures = Mutes and bans
people_reports = Reports
people_talk = Latest talk
people_log = Log
people_nothing = Nothing.

roles_operator = operator
roles_moderator = moderator

measures_none = Nobody is muted or banned.
measures_kinds_mute = muted
measures_kinds_ban = banned
measures_address = An address
# $when (text)
measures_until = until { $when }
measures_forGood = for good
measures_over = over
# $when (text)
measures_since = since { $when }
measures_end = End it
# $name (text)
measures_endOf = End the measure against { $name }

acts_mute = Mute
acts_muteText = This person can play on and reads everything, but cannot talk at any table.
acts_ban = Ban
acts_banText = All sessions and sockets of this person end. Bots take over their seats in running games.
acts_rename = Take the name away
acts_renameText = The person gets a neutral name and can choose another one. Nobody can have this name again.
acts_end = End the measure
acts_endText = It ends at once, on all servers.
acts_role = Change the role
acts_roleText = Moderators read reports and take measures. Operators also give roles.
acts_roleOf = Role
acts_noRole = none
acts_remove = Remove
acts_removeText = The message disappears for everybody. A mark stays in its place.
# $text (text)
acts_removeOf = Remove “{ $text }”
acts_closeTable = Close the table
acts_closeTableText = Nobody can play on. Everybody there reads your reason. The game does not count.
acts_undoRating = Undo the rating
acts_undoRatingText = The game no longer changes any rating. Later games are rated again without it.
acts_reason = Reason
acts_reasonShown = This person reads it.
acts_reasonTable = Everybody at the table reads it.
acts_reasonKept = The log keeps it.
acts_howLong = For how long
acts_durations_hour = one hour
acts_durations_day = one day
acts_durations_week = one week
acts_durations_month = 30 days
acts_durations_good = for good
acts_addresses = Also ban guests from the same address for a day
acts_addressesHint = A household or a school may share one address.

tables_open = Table
tables_look = Open the game
tables_seats = Seats
# $number (number)
tables_seat = Seat { $number }
tables_bot = Bot
tables_free = free
tables_talk = Talk
tables_removed = removed
tables_rated = rated
tables_public = public
# $when (text)
tables_made = made { $when }
tables_states_waiting = waiting
tables_states_running = running
tables_states_over = finished
tables_states_closed = closed
# $reason (text)
tables_closed = Closed: { $reason }

log_none = Nothing has been done yet.
log_acts_mute = muted
log_acts_unmute = ended the mute of
log_acts_ban = banned
log_acts_unban = ended the ban of
log_acts_ban-address = banned an address of
log_acts_rename = took the name from
log_acts_allow-name = allowed the name of
log_acts_remove-talk = removed a message of
log_acts_close-table = closed a table
log_acts_undo-rating = undid a rating
log_acts_decide-report = closed a report about
log_acts_give-role = gave a role to
log_acts_take-role = took the role from
