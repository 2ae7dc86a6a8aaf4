// Made by web/generate_types.py from the Python wire types. Do not edit.

/** Before the start: words that go into every shuffle. The last words of each person count. */
export interface AddWords {
  type: 'words'
  id: number
  key?: string | null
  text: string
}

/** Accept or decline the undo or the draw that another seat has asked for; to decline one's own withdraws it. */
export interface Answer {
  type: 'answer'
  id: number
  key?: string | null
  yes: boolean
}

/** The host, before the start: put a bot of this level on a seat that no person has, or (None) free a seat. */
export interface Arrange {
  type: 'arrange'
  id: number
  key?: string | null
  seat: number
  bot?: number | null
}

/** POST /api/branches: a private table that begins with the first entries of a finished game, for one and bots. */
export interface BranchRequest {
  name: string
  seat: number
  entries: number
  level?: number
  table?: string | null
  record?: Record<string, unknown> | null
}

/** Thinking time in seconds: a `bank` for the game, an `increment` after each action, a `cap` for any single one. */
export interface ClockPlan {
  bank: number | null
  increment: number
  cap: number | null
  days: number | null
  window: number | null
}

/** Offer a draw, where two sides play. */
export interface Draw {
  type: 'draw'
  id: number
  key?: string | null
}

/** The reason of something done at the desk; it is kept in the audit log. */
export interface Grounds {
  reason: string
}

/** The first message: the seat's token (None for a spectator), and what was received before a reconnect. */
export interface Hello {
  type: 'hello'
  token?: string | null
  since?: number
  talk?: number | null
  name?: string | null
  share?: string | null
  changes?: boolean
  tempo?: 'calm' | 'normal' | 'quick'
}

/** POST /api/tables/{table}/hint: the token of the seat; None where the seat is an account's. */
export interface HintRequest {
  token?: string | null
}

/** POST /api/tables/{table}/join. Without a seat, the first free one. */
export interface Join {
  name: string
  seat?: number | null
}

/** Before the start: give up the seat and its token. The person who has sat here longest is the host. */
export interface Leave {
  type: 'leave'
  id: number
  key?: string | null
}

/** Ask for your own view at `count` earlier versions, from `first` on. Nothing changes. `past` is the answer. */
export interface LookBack {
  type: 'look'
  id: number
  key?: string | null
  first: number
  count?: number
}

/** POST /api/me/account: make an account of the guest, under a unique name. */
export interface NewAccount {
  name: string
  password: string
}

/** POST /api/me: become a guest with this name. */
export interface NewGuest {
  name: string
}

/** POST /api/desk/measures: mute or ban a person, for so many hours or (null) for good. */
export interface NewMeasure {
  person: string
  kind: 'ban' | 'mute'
  hours?: number | null
  reason: string
  addresses?: boolean
  address_hours?: number
}

/** PUT /api/me/name. */
export interface NewName {
  name: string
}

/** PUT /api/me/password. */
export interface NewPassword {
  password: string
}

/** PUT /api/me/preferences: all of them. */
export interface NewPreferences {
  theme?: 'dark' | 'light' | null
  tempo?: 'calm' | 'quick' | null
  language?: string | null
  sounds?: boolean | null
  confirm?: boolean | null
  queue?: boolean | null
  large_text?: boolean | null
  left_handed?: boolean | null
}

/** POST /api/me/subscriptions: a browser's push subscription. */
export interface NewPush {
  kind: 'push'
  address: string
  p256dh: string
  auth: string
}

/** POST /api/reports: report a person at a table, for a name, for talk or for how they play. */
export interface NewReport {
  table: string
  kind: 'name' | 'play' | 'talk'
  seat?: number | null
  message?: number | null
  reason?: string
  token?: string | null
}

/** PUT /api/desk/people/{person}/role: make an account a moderator or an operator, or (null) neither. */
export interface NewRole {
  role: 'moderator' | 'operator' | null
  reason?: string
}

/** POST /api/tables. `sit` is the creator's own seat; None means any, drawn by chance. */
export interface NewTable {
  game: string
  name: string
  seats: SeatPlan[]
  options?: Record<string, unknown>
  sit?: number | null
  clock?: ClockPlan | null
  public?: boolean
  rated?: boolean
}

/** POST /api/me/tokens: a token for a program. `read` reads my tables, `play` also plays. */
export interface NewToken {
  label: string
  scope: 'play' | 'read'
}

/** POST /api/me/subscriptions: a request to this https address. */
export interface NewWebhook {
  kind: 'webhook'
  address: string
}

/** `action` is one of those in `view.legal`; `version` is the version of that view. */
export interface Play {
  type: 'play'
  id: number
  key?: string | null
  version: number
  action: unknown
}

/** A card of somebody's hand, from the left. */
export interface Point {
  seat: number
  slot: number
}

/** POST /api/me/confirm: the password, or the browser's answer for a passkey. */
export interface Proof {
  password?: string | null
  credential?: Record<string, unknown> | null
}

/** POST /api/quick: join the table of this game that has waited longest, or make a public one. */
export interface Quick {
  game: string
  name: string
  seats?: number | null
  clock?: ClockPlan | null
}

/** POST /api/recover: the recovery code makes a new password. */
export interface Recover {
  name: string
  code: string
  password: string
}

/** Ask for, or agree to, another game with the same people. It begins when everybody has asked. */
export interface Rematch {
  type: 'rematch'
  id: number
  key?: string | null
  words?: string | null
}

/** POST /api/desk/reports/{report}/decision: close a report. The note is for moderators alone. */
export interface ReportDecision {
  verdict: 'dismissed' | 'upheld'
  note?: string
}

/** Between two sides the other wins; among more, a bot takes the seat. */
export interface Resign {
  type: 'resign'
  id: number
  key?: string | null
}

/** Take the seat back from the bot that holds it. */
export interface Return {
  type: 'return'
  id: number
  key?: string | null
}

/** Send a text, a quick phrase, or "this card". Players talk to the table, spectators to each other. */
export interface Say {
  type: 'say'
  id: number
  key?: string | null
  text?: string | null
  phrase?: 'again' | 'good-luck' | 'hello' | 'nice' | 'not-again' | 'one-moment' | 'oops' | 'sorry' | 'thanks' | 'well-played' | 'your-turn' | null
  point?: Point | null
}

/** The plan of a seat: a bot of this level, or a person. */
export interface SeatPlan {
  bot?: number | null
}

/** Share this seat's view with people who have the word in `Update.share`; with `on` false, stop it. */
export interface Share {
  type: 'share'
  id: number
  key?: string | null
  on?: boolean
}

/** POST /api/sign-in. */
export interface SignIn {
  name: string
  password: string
}

/** Before the start: change to this seat, which must be free. */
export interface Sit {
  type: 'sit'
  id: number
  key?: string | null
  seat: number
}

/** POST /api/analysis: judge the finished game of this table, or of this record. */
export interface StudyRequest {
  table?: string | null
  record?: Record<string, unknown> | null
  budget?: number | null
}

/** POST /api/replay: some steps of this record, as a seat or (None) a spectator could see them. */
export interface SubmittedRecord {
  record: Record<string, unknown>
  seat?: number | null
  first?: number
  count?: number
}

/** Take back the seat's last action: at once where the log allows it, otherwise as an offer. */
export interface Undo {
  type: 'undo'
  id: number
  key?: string | null
}

/** One line of the audit log. `actor` is null for somebody at the server's own machine, whom `who` names. */
export interface AuditLine {
  number: number
  at: number
  actor: string | null
  who: string
  action: 'allow name' | 'ban' | 'ban address' | 'close table' | 'decide report' | 'give role' | 'mute' | 'remove talk' | 'rename' | 'take role' | 'unban' | 'undo rating' | 'unmute'
  person: string | null
  name: string | null
  table: string | null
  message: number | null
  reason: string
  details: Record<string, unknown>
}

/** GET /api/desk/log: the latest first. */
export interface AuditLog {
  lines: AuditLine[]
  page: number
  more: boolean
}

/** A bin of a histogram: the count from `low` to `high`. */
export interface Bin {
  low: number
  high: number
  count: number
}

/** An `update` for viewers with `changes`: its view has only the fields that have changed. */
export interface Changed {
  type: 'changed'
  version: number
  view: Record<string, unknown>
  events: TableEvent[]
  offers: Offers
  can_undo: boolean
  times: Times | null
  window: Window | null
}

/** GET /api/desk/people/{person}: all measures, the latest talk and what the audit log says about them. */
export interface DeskPerson {
  person: FoundPerson
  measures: MeasureShown[]
  reports: ReportShown[]
  talk: DeskTalk[]
  log: AuditLine[]
}

/** A seat of a table at the desk. `person` is null for a bot, or where a seat was taken without an id. */
export interface DeskSeat {
  seat: number
  name: string | null
  person: string | null
  bot: number | null
}

/** GET /api/desk/tables/{table}: who sits there and what was said; nothing of the game itself. */
export interface DeskTable {
  table: string
  game: string
  created: number
  public: boolean
  rated: boolean
  started: boolean
  over: boolean
  closed: string | null
  seats: DeskSeat[]
  talk: DeskTalk[]
}

/** A chat message at the desk, also one that was removed. */
export interface DeskTalk {
  table: string
  number: number
  room: 'table' | 'watchers'
  seat: number | null
  name: string
  person: string | null
  at: number
  text: string | null
  phrase: string | null
  removed: boolean
}

/** The command is on disk. */
export interface Done {
  type: 'done'
  id: number
  version: number
}

/** One shuffle that can be drawn again: number `ordinal` of the match asks for one number below each of `bounds`. */
export interface FairDraw {
  ordinal: number
  text: string
  bounds: number[]
  before: string
  choices: string[]
}

/** GET /api/tables/{table}/fairness: all that is needed to verify the shuffles of a finished game. */
export interface FairGame {
  commitment: string
  secret: string
  words: string[]
  draws: FairDraw[]
}

/** A guest or an account, and the measures in force against it. */
export interface FoundPerson {
  id: string
  name: string
  account: boolean
  bot: boolean
  role: 'moderator' | 'operator' | null
  created: number
  measures: MeasureShown[]
}

/** GET /api/games: all that a page needs to offer a game. `options` describes form fields. */
export interface GameCard {
  name: string
  title: string
  seats: number[]
  minutes: [number, number]
  summary: Record<string, string>
  levels: number[]
  sides: Record<string, number[][]>
  options: Record<string, unknown>[]
  silent_partners: boolean
  points_at_cards: boolean
  has_windows: boolean
  box_options: string[]
}

/** GET /api/statistics/{game}. */
export interface GameStatistics {
  game: string
  seats: SeatsStatistics[]
}

/** A person's results at a game. The games not won or drawn were lost. */
export interface GameTally {
  game: string
  games: number
  won: number
  drawn: number
}

/** A hint: one of the legal actions of the view of this version, with a reason if there is one. */
export interface Hint {
  version: number
  action: unknown
  why: Record<string, string> | null
}

/** GET /api/leaderboards/{game}: ratings of people or of bot accounts; `levels` are our own bots. */
export interface Leaderboard {
  game: string
  seats: number
  bots: boolean
  places: LeaderboardLine[]
  levels: LeaderboardLine[]
}

/** A line of a leaderboard: an account, or (without a name) a bot of this level. */
export interface LeaderboardLine {
  place: number
  name: string | null
  bot: number | null
  rating: number
  deviation: number
  games: number
  games_left: number
}

/** The lesson of a game: every step with its views. `GET /api/lessons/{game}` returns it. */
export interface Lesson {
  game: string
  seats: number
  steps: LessonStep[]
}

/** An action that the lesson accepts, and the positions that the learner sees after it. */
export interface LessonAnswer {
  action: unknown
  views: unknown[]
}

/** One step: the text, the view, and the actions that lead on. Without actions, the learner reads on. */
export interface LessonStep {
  say: Record<string, string>
  view: unknown
  answers: LessonAnswer[]
  wrong: Record<string, string> | null
}

/** GET /api/tables: public tables with a free seat, the newest first. `more` says if there is another page. */
export interface Listing {
  tables: Summary[]
  page: number
  more: boolean
}

/** How much a shuffle, or a card that was turned over, changed each seat's expected share of the win. */
export interface Luck {
  entry: number
  who: number | string
  text: string
  seen: number[]
  open: number[]
  doubt: number
}

/** GET /api/me: the guest or account of this browser. A guest cannot sign in elsewhere. */
export interface Me {
  name: string
  account: boolean
  bot: boolean
  role: 'moderator' | 'operator' | null
  password: boolean
  passkeys: Passkey[]
  tokens: Token[]
}

/** A mute or a ban. `until` is null without an end; `ended` is when somebody ended it early. */
export interface MeasureShown {
  id: string
  kind: 'ban' | 'mute'
  person: string | null
  name: string | null
  since: number
  until: number | null
  ended: number | null
  reason: string
  in_force: boolean
}

/** A judged action of a seat. `seen` uses only what the seat could know, `open` uses all cards. */
export interface Move {
  entry: number
  seat: number
  text: string
  seen: Verdict
  open: Verdict | null
}

/** The same people have begun another game: go to that table. A spectator gets no token. */
export interface Moved {
  type: 'moved'
  table: string
  token: string | null
}

/** A table where I sit, and whether it is my turn. */
export interface MyTable {
  table: Summary
  seat: number
  awaited: boolean
}

/** GET /api/me/tables: all that are not over (on the first page), and a page of finished ones. */
export interface MyTables {
  running: MyTable[]
  finished: PastGame[]
  page: number
  more: boolean
}

/** Open offers: the seats that ask for an undo or a draw, that have agreed, and that want a rematch. */
export interface Offers {
  undo: number | null
  draw: number | null
  agreed: number[]
  rematch: number[]
  seal: string | null
}

/** How a game ended: the rank and the score of each seat, and the reason. */
export interface Outcome {
  ranks: number[]
  scores: number[]
  reason: string
}

/** A position before an action: its value, the number of legal actions, and the best few of them. */
export interface Outlook {
  value: number
  exact: boolean
  legal: number
  choices: ValuedAction[]
}

/** A passkey of mine; times are milliseconds since 1970. */
export interface Passkey {
  id: string
  label: string
  created: number
  used: number | null
}

/** A finished game of somebody who had this `seat`; `stopped` is in milliseconds since 1970. */
export interface PastGame {
  table: string
  game: string
  stopped: number
  moves: number
  reason: string
  rated: boolean
  seat: number
  players: PastPlayer[]
}

/** GET /api/people/{name}/games: the latest first. `more` says if there is another page. */
export interface PastGames {
  games: PastGame[]
  page: number
  more: boolean
}

/** A seat of a finished game. `bot` is the level of a bot; a deleted account has the name "". */
export interface PastPlayer {
  name: string
  bot: number | null
  account: 'bot' | 'person' | null
  rank: number
  score: number
}

/** The answer to `look`: your views from version `first` on, each as it was then (None: nothing was laid out). */
export interface PastViews {
  type: 'past'
  id: number
  first: number
  views: unknown[]
}

/** A seat as everybody sees it. `name` is None while the seat is free; `bot` is the level of a bot. */
export interface Person {
  name: string | null
  bot: number | null
  here: boolean
  account: 'bot' | 'person' | null
  face: number | null
}

/** GET /api/me/preferences: the preferences of an account. The browser decides those that are null. */
export interface Preferences {
  theme: 'dark' | 'light' | null
  tempo: 'calm' | 'quick' | null
  language: string | null
  sounds: boolean | null
  confirm: boolean | null
  queue: boolean | null
  large_text: boolean | null
  left_handed: boolean | null
}

/** GET /api/people/{name}: `since` is in milliseconds since 1970. */
export interface Profile {
  name: string
  bot: boolean
  since: number
  ratings: RatingLine[]
  tallies: GameTally[]
}

/** GET /api/push; null when this server pushes nothing. */
export interface PushKey {
  key: string | null
}

/** GET /api/tables/{table}/ratings: how a finished game changed the ratings, or why it did not count. */
export interface RatedGame {
  uncounted: 'casual' | 'one-address' | 'too-short' | null
  changes: RatingChange[]
}

/** The rating of a seat after a game, and its change. `percent` is how much the game counted. */
export interface RatingChange {
  seat: number
  rating: number
  deviation: number
  change: number
  percent: number
}

/** A rating in a game with so many players, its deviation, and past ratings, the latest last. */
export interface RatingLine {
  game: string
  seats: number
  rating: number
  deviation: number
  established: boolean
  games: number
  past: number[]
}

/** Nothing has changed. `id` is None when the message could not be read or was not a command. */
export interface Refusal {
  type: 'refused'
  id: number | null
  code: string
  message: string
  details: Record<string, unknown>
}

/** GET /api/tables/{table}/replay: some steps of a finished game of so many entries, as one viewer could see it. */
export interface Replay {
  table: string | null
  game: string
  options: Record<string, unknown>
  players: string[]
  names: string[]
  seat: number | null
  entries: number
  events: TableEvent[]
  steps: Step[]
}

/** GET /api/desk/reports: open ones, the oldest first; or closed ones, the latest first. */
export interface ReportPage {
  reports: ReportShown[]
  page: number
  more: boolean
}

/** A reported thing. `name` and `quoted` are as they were then; `now` is the person's name today. */
export interface ReportShown {
  id: string
  kind: 'name' | 'play' | 'talk'
  table: string
  game: string
  seat: number | null
  message: number | null
  person: string | null
  name: string
  now: string | null
  role: 'moderator' | 'operator' | null
  quoted: string | null
  at: number
  reporters: ReporterShown[]
  verdict: 'dismissed' | 'upheld' | null
  decided: number | null
  decided_by: string | null
  note: string | null
}

/** The report has arrived. `counted` is false if the same person had reported the same thing before. */
export interface Reported {
  counted: boolean
}

/** Somebody who reported a thing. `name` is null for who has no id here. */
export interface ReporterShown {
  name: string | null
  reason: string
  at: number
}

/** A chat message in the room of the table or of the watchers; `at` is in milliseconds since 1970. */
export interface Said {
  number: number
  room: 'table' | 'watchers'
  seat: number | null
  name: string
  at: number
  text: string | null
  phrase: 'again' | 'good-luck' | 'hello' | 'nice' | 'not-again' | 'one-moment' | 'oops' | 'sorry' | 'thanks' | 'well-played' | 'your-turn' | null
  point: Point | null
  removed: boolean
}

/** The sums for one seat: actions with a choice, how many earned each mark, losses and luck. */
export interface SeatTally {
  seat: number
  choices: number
  marks: Record<string, number>
  loss: number
  open_loss: number | null
  luck: number
  open_luck: number
  luck_doubt: number
}

/** The answer to both: keep the token, which gives access to the seat. It is sent only once. */
export interface Seated {
  table: string
  seat: number
  token: string
}

/** Finished games with so many players. Lengths and scores are of those that were played to their end. */
export interface SeatsStatistics {
  seats: number
  games: number
  reasons: Record<string, number>
  moves: Bin[]
  scores: Bin[]
  decided: number
  won_by_first: number
  sides: number
}

/** GET /api/me/browsers: a browser in which I am signed in, like "Firefox · Linux"; "" is one we do not know. */
export interface SignedIn {
  id: string
  browser: string
  since: number
  used: number
  here: boolean
}

/** A finished game after `number` entries: the last of them, and what the viewer could see (None: nothing yet). */
export interface Step {
  number: number
  event: TableEvent | null
  view: unknown
}

/** GET /api/analysis/{study}: its progress, and the findings on the entries from `?since=` on. */
export interface Study {
  study: string
  state: 'done' | 'failed' | 'running' | 'waiting'
  ahead: number
  done: number
  total: number
  budget: number
  moves: Move[]
  luck: Luck[]
  actions: Record<string, unknown>
  tallies: SeatTally[] | null
}

/** GET /api/me/subscriptions: a subscription, with only its host. `secret` is shown once, for a new webhook. */
export interface SubscriptionShown {
  id: string
  kind: 'push' | 'webhook'
  host: string
  created: number
  failures: number
  secret: string | null
}

/** GET /api/tables/{table}: the public summary of a table. `free` lists the seats one may join. */
export interface Summary {
  table: string
  game: string
  options: Record<string, unknown>
  people: Person[]
  free: number[]
  host: number | null
  public: boolean
  rated: boolean
  clock: ClockPlan | null
  created: number
  started: boolean
  over: boolean
}

/** One entry of the log for one viewer. A hidden entry has only its version. */
export interface TableEvent {
  version: number
  who: number | string | null
  text: string | null
  action: unknown
}

/** The chat messages since the last `talk`. */
export interface Talk {
  type: 'talk'
  said: Said[]
}

/** The clocks at `now` (the server's, milliseconds since 1970): what each seat has left, and whose clock runs. */
export interface Times {
  now: number
  left: (number | null)[]
  running: number[]
}

/** A personal token of mine, without the token itself. */
export interface Token {
  id: string
  label: string
  scope: 'play' | 'read'
  created: number
}

/** A new personal token. This is the only time it is shown. */
export interface TokenShown {
  id: string
  label: string
  scope: 'play' | 'read'
  created: number
  token: string
}

/** The table as it now is for this viewer, and the events since the last update it was sent. */
export interface Update {
  type: 'update'
  table: string
  game: string
  options: Record<string, unknown>
  version: number
  you: number | null
  people: Person[]
  host: number | null
  public: boolean
  rated: boolean
  started: boolean
  view: unknown
  events: TableEvent[]
  offers: Offers
  can_undo: boolean
  clock: ClockPlan | null
  times: Times | null
  window: Window | null
  commitment: string
  words: string[]
  watchers: number
  share: string | null
  shared_seat: number | null
}

/** A legal action and its value. `doubt` is the standard error of the estimate; an exact value has 0. */
export interface ValuedAction {
  text: string
  value: number
  doubt: number
}

/** What an action was worth in a position, and what it lost against the best one. */
export interface Verdict {
  outlook: Outlook
  value: number
  loss: number
  doubt: number
  mark: 'best' | 'blunder' | 'good' | 'inaccuracy' | 'mistake'
}

/** Everything that one seat or a spectator may know, built from nothing. `seat` is None for a spectator. */
export interface View {
  seat: number | null
  seats: number
  awaiting: number[]
  scores: number[]
  outcome: Outcome | null
}

/** An account was made or recovered. `recovery` is its recovery code, shown only once. */
export interface Welcome {
  me: Me
  recovery: string | null
}

/** The milliseconds that each seat still has to interfere, of `whole` in all. Then it passes. */
export interface Window {
  left: (number | null)[]
  whole: number
}

export type Command = Play | Undo | Draw | Answer | Resign | Return | Rematch | Arrange | Sit | Leave | AddWords | Share | Say | LookBack

export type FromBrowser = Hello | Play | Undo | Draw | Answer | Resign | Return | Rematch | Arrange | Sit | Leave | AddWords | Share | Say | LookBack

export type ToBrowser = Update | Changed | Talk | PastViews | Done | Refusal | Moved
