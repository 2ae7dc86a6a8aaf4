account_menu = You
# $name (text)
account_menuOf = You: { $name }
account_title = Your account
account_guestTitle = Keep what you have played
# $name (text)
account_guest = You play as a guest, { $name }. This browser knows you; no other does.
account_nobody = Welcome! Choose a name, and you find your games again from any browser.
account_become = Make an account
account_becomeHint = A name and a password, or a passkey. No e-mail. Your games come along.
account_name = Name
account_nameHint = Everybody sees it. Nobody else can have it.
account_password = Password
account_passwordHint = At least 8 characters, and hard to guess.
account_withPasskey = With a passkey instead
account_signIn = Sign in
account_signInTitle = You have an account
account_signInByPasskey = Sign in with a passkey
account_lost = I have lost my password
account_code = Recovery code
account_codeHint = Four groups of five letters, from when you made the account.
account_newPassword = New password
account_recover = Open the account
account_back = Back
account_recoveryTitle = Write this down
account_recovery = This recovery code opens your account if you lose everything else. It is shown only now.
account_recoveryDone = I have written it down
account_copy = Copy
account_copied = Copied
# $date (text)
account_since = Here since { $date }
account_profile = Your page
account_desk = Moderation
account_games = Your games
account_playingAs = You play as
account_gone = Somebody who left
account_botAccount = program
account_rename = Change the name
account_save = Save
account_saved = Saved.
account_changePassword = Change the password
account_setPassword = Set a password
account_othersOut = Every other browser will have to sign in again. Programs’ tokens and notifications end.
account_newRecovery = New recovery code
account_newRecoveryHint = The old one will no longer work.
account_passkeys = Passkeys
account_passkeysHint = Sign in with your phone, your fingerprint or a security key.
account_passkeysOff = This address does not allow passkeys.
account_addPasskey = Add a passkey
account_passkeyName = My passkey
account_remove = Remove
# $label (text)
account_removeOf = Remove “{ $label }”
# $date (text)
account_used = last used { $date }
account_unused = not used yet
account_programs = Programs
account_tokens = Tokens for programs
account_tokensHint = A program with a token plays under your name. Never show it to anybody.
account_tokenLabel = What is it for?
account_scope = What may it do?
account_scopes_play = Play
account_scopes_read = Only look
account_newToken = Make a token
account_tokenShown = This token is shown only now. Copy it to where it is needed.
account_bot = This account is a program
account_botHint = Say so before its first game: it is shown beside the name, and programs have leaderboards of their own. This cannot be undone.
account_botYes = Yes, it is a program
account_isBot = A program plays under this account.
account_told_title = When it is your turn
account_told_lead = One message for each turn, and only while you are not at the table.
account_told_places = Where the messages go
# $host (text)
account_told_browser = A browser, by { $host }
account_told_thisBrowser = This browser
# $host (text)
account_told_webhook = A request to { $host }
# $count (number)
account_told_failing = { $count ->
    [one] could not be reached last time
   *[other] could not be reached { $count } times
}
account_told_address = Address of a program of yours
account_told_addressHint = https:// only. It is sent a signed request at each turn of yours.
account_told_add = Add the address
account_told_secret = Check the signature of each request with this secret. It is shown only now.
account_browsers = Where you are signed in
account_browsersHint = You do not know one of them? Sign it out, and change your password.
account_browserUnknown = A browser
account_browserHere = this browser
# $browser (text)
account_signOutOf = Sign out of { $browser }
# $name (text)
account_profileOf = The page of { $name }
account_leave = Leave
account_signOut = Sign out
account_signOutEverywhere = Sign out everywhere
account_delete = Delete the account
account_deleteTitle = Delete your account for good?
account_deleteText = Running games are given up. Finished games stay, without your name. This cannot be undone.
account_deleteYes = Yes, delete it
account_deleteNo = Keep it
account_confirmTitle = Is it you?
account_confirmText = Confirm it first: then what you asked for goes on.
account_confirmElsewhere = Sign out and sign in again first. Then you can do this for ten minutes.
account_confirm = Confirm
account_confirmWrong = That is not it.
account_confirmByPasskey = Confirm with a passkey

past_title = Your games
past_running = Running
past_finished = Finished
past_none = No game yet. Start one!
past_yourTurn = Your turn
past_waiting = Waiting for players
past_theirs = Their turn
past_won = Won
past_lost = Lost
past_drawn = Draw
# $rank (number)
# $of (number)
past_place = Place { $rank } of { $of }
# $count (number)
past_moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
past_rated = rated
past_with = with
past_more = Earlier games
past_guest = Your games are kept in this browser.

people_ratings = Ratings
people_results = Results
people_games = Games
people_none = No rated game yet.
people_noGames = No rated or public game yet.
# $seats (number)
people_players = { $seats } players
# $games (number)
people_count = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
people_game = Game
people_seats = Players
people_rating = Rating
people_played = Games
people_won = Won
people_drawn = Drawn
people_provisional = provisional
# $title (text)
people_path = How the rating in { $title } has moved
people_name = Name
people_place = Place

boards_title = Leaderboards
boards_lead = The strongest players of each game, by their rated games.
boards_game = Game
boards_seats = Players
boards_who = Who
boards_people = People
boards_programs = Programs
boards_none = Nobody has played a rated game here yet. Be the first.
# $games (number)
boards_left = { $games ->
    [one] about 1 more game
   *[other] about { $games } more games
}
boards_provisional = is a provisional rating: it takes some more games to be sure, and comes after those that are.
boards_levels = Our own bots, on the same scale
boards_statistics = Statistics of this game

numbers_title = Statistics
# $title (text)
numbers_titleOf = { $title } in numbers
numbers_lead = Over every game that was finished on this server.
numbers_none = No game has been finished yet.
# $count (number)
numbers_games = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
numbers_moves = How long games are
numbers_movesAxis = moves
numbers_scores = How they are scored
numbers_scoresAxis = points
numbers_first = Does beginning help?
# $share (text)
# $low (text)
# $high (text)
# $fair (text)
numbers_firstText = Whoever begins wins { $share } of decided games (likely between { $low } and { $high }). Even would be { $fair }.
numbers_firstNone = Too few decided games to tell.
numbers_table = As a table
numbers_count = Games
numbers_boards = Leaderboards of this game

rated_label = Rated
rated_hint = It counts for the leaderboards. Only accounts and bots, with the usual rules.
rated_needsAccount = It needs an account.
rated_needsClock = It needs a clock: choose a thinking time above.
rated_table = Rated
rated_invitation = This game is rated: it counts for the leaderboards, and is for accounts.
# $rating (number)
# $change (text)
rated_change = { $rating } ({ $change })
rated_title = Ratings
rated_counts = It counts once each side has made two moves. Games with the same people count less and less within a week. Games of opponents at one internet address do not count.
# $percent (number)
rated_counted = Same people as lately: this game counted { $percent }%.
rated_tooShort = This game does not count: it ended before each side had made two moves.
rated_oneAddress = This game does not count: opponents played from one internet address.
