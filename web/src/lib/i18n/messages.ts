// Made by web/generate_types.py from the Python wire types. Do not edit.

export interface Page {
  brand: string
  skip: string
  header: {
    home: string
    language: string
    settings: string
    theme: {
      system: string
      light: string
      dark: string
    }
  }
  home: {
    saved: string
    title: string
    lead: string
    play: (title: string) => string
    continue: string
    all: (count: number) => string
    setup: string
    rules: string
  }
  glyph: (number: number) => string
  seats: {
    word: (number: number) => string
    short: (number: number) => string
    side: (letter: string) => string
    partner: string
  }
  facts: {
    seats: (low: number, high: number) => string
    players: (count: number) => string
    minutes: (low: number, high: number) => string
  }
  play: {
    title: (title: string) => string
    against: string
    bot: string
    botHint: string
    friend: string
    friendHint: string
    bots: string
    friends: string
    mixed: string
    botsHint: string
    friendsHint: string
    mixedHint: string
    players: string
    around: string
    openSeat: string
    botOf: (level: string) => string
    yourSeat: string
    yourSeatHint: string
    anySeat: string
    level: string
    name: string
    nameless: string
    settings: string
    byChance: string
    you: string
    other: string
    theBot: string
    yes: string
    no: string
    usual: string
    ownText: string
    change: string
    backToUsual: string
    notPossible: string
    expected: (what: string) => string
    between: (low: number, high: number) => string
    total: (all: number, low: number, high: number) => string
    more: (what: string) => string
    fewer: (what: string) => string
    few: (low: number) => string
    many: (high: number) => string
    staple: (share: number, names: string) => string
    start: string
    invite: string
    starting: string
  }
  levels: {
    hints: readonly [string, string, string, string, string]
    weak: string
    strong: string
    bot: string
    botOf: (level: number) => string
  }
  coach: {
    read: string
    fold: string
    title: string
    dismiss: string
    dismissAll: string
  }
  table: {
    loading: string
    yourTurn: string
    theirTurn: string
    thinking: string
    titleYourTurn: (title: string) => string
    waitingFor: (names: string) => string
    waitingForMany: (count: number) => string
    waiting: (free: number) => string
    you: string
    free: string
    away: string
    confirm: string
    confirmYes: string
    confirmNo: string
    confirmHint: string
    watching: string
    score: string
    seats: string
    board: string
    actions: string
    moves: string
    noMoves: string
    close: string
    review: (number: number) => string
    backToNow: string
    rules: string
    undo: string
    undoAsked: (name: string) => string
    undoWaiting: string
    accept: string
    decline: string
    withdraw: string
    resign: string
    resignTitle: string
    resignText: string
    resignSide: string
    resignBot: string
    resignYes: string
    resignNo: string
    newGame: string
    record: string
    rematch: string
    rematchAgree: string
    rematchDecline: string
    rematchDeclined: (names: string) => string
    rematchAsked: (name: string) => string
    rematchWaiting: (names: string) => string
    nextRound: string
    reviewGame: string
    branch: string
    branchLink: string
  }
  queue: {
    title: string
    no: string
    dropped: (what: string) => string
    several: (what: string) => string
    droppedTitle: string
    seen: string
  }
  why: {
    over: string
    watching: string
    past: string
    looking: string
    turn: (names: string) => string
    chance: string
    unplayed: string
    asked: string
    advising: string
  }
  invite: {
    title: (free: number) => string
    text: string
    who: string
    link: string
    copy: string
    copied: string
    share: string
    onlyHere: string
  }
  join: {
    title: (title: string) => string
    titleFrom: (name: string, title: string) => string
    sit: string
    watch: string
    late: string
    seat: string
  }
  result: {
    youWin: string
    youWinWith: (names: string) => string
    wins: (name: string) => string
    win: (names: string) => string
    standings: string
    rank: (rank: number) => string
    draw: string
    resigned: (name: string) => string
    youResigned: string
    timeout: (name: string) => string
    agreed: string
  }
  log: {
    resign: (name: string) => string
    timeout: (name: string) => string
    agree: string
    bot: (name: string) => string
    back: (name: string) => string
    undo: (name: string) => string
  }
  line: {
    lost: string
    closed: string
  }
  keys: {
    title: string
    show: string
    page: readonly [readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string]]
    replay: readonly [readonly [string, string], readonly [string, string], readonly [string, string]]
  }
  settings: {
    title: string
    close: string
    language: string
    theme: string
    themes: {
      system: string
      light: string
      dark: string
    }
    tempo: string
    tempos: {
      calm: string
      normal: string
      quick: string
    }
    comfort: string
    confirm: string
    confirmHint: string
    queue: string
    queueHint: string
    sounds: string
    soundsHint: string
    largeText: string
    leftHanded: string
    leftHandedHint: string
    soundOn: string
    soundOff: string
  }
  fallback: {
    note: string
    actions: string
    none: string
    find: string
    known: string
    more: (count: number) => string
    unknown: string
    yes: string
    no: string
    empty: string
  }
  rules: {
    title: (title: string) => string
    none: string
  }
  learn: {
    title: (title: string) => string
    link: string
    step: (step: number, steps: number) => string
    next: string
    back: string
    help: string
    again: string
    board: string
    others: readonly [string, string, string, string, string, string]
  }
  print: {
    title: string
    text: string
    colour: string
    lines: string
    paper: string
    papers: {
      a4: string
      letter: string
    }
  }
  gallery: {
    title: string
    text: string
    pieces: string
  }
  missing: {
    title: string
    text: string
    home: string
  }
  shell: {
    offline: string
    ready: string
    renew: string
    away: string
    awayText: string
    again: string
  }
  hint: {
    ask: string
    thinks: string
    best: string
    play: string
    no: string
    title: string
  }
}

export interface Table {
  lobby: {
    link: string
    title: string
    lead: string
    game: string
    players: string
    every: string
    sit: string
    sitAt: (title: string, host: string) => string
    mine: string
    look: string
    host: (name: string) => string
    hostAway: (name: string) => string
    free: (count: number) => string
    bots: (count: number) => string
    emptyTitle: string
    own: string
    options: string
    empty: string
    emptyFiltered: string
    showAll: string
    found: (count: number) => string
    more: string
    stale: string
  }
  now: {
    title: string
    bot: string
    bots: string
    person: string
    game: string
    tables: string
    busy: string
  }
  clock: {
    legend: string
    none: string
    blitz: string
    normal: string
    slow: string
    move: string
    days: string
    custom: string
    noneHint: string
    daysLegend: string
    bank: string
    increment: string
    cap: string
    noCap: string
    minutes: (count: number) => string
    seconds: (count: number) => string
    perMove: (time: string) => string
    perDays: (days: number) => string
    atMost: (time: string) => string
    twoSides: string
    more: string
    left: (time: string) => string
    soon: (time: string) => string
    spokenMinutes: (count: number) => string
    spokenSeconds: (count: number) => string
    day: string
    hour: string
    window: string
    windowHint: string
    windowNone: string
    windowLeft: (seconds: number) => string
  }
  publicly: {
    label: string
    hint: string
  }
  room: {
    whenFull: string
    listed: string
    unlisted: string
    seats: string
    free: string
    sitHere: string
    sendAway: string
    sendAwayOf: (name: string) => string
    who: (seat: string) => string
    fill: string
    leave: string
    host: string
    qr: string
    showQr: string
    words: string
    wordsHint: string
    wordsSave: string
    wordsSaved: string
  }
  game: {
    draw: string
    drawAsked: (name: string) => string
    drawWaiting: string
    drawShort: string
    agreedBy: (names: string) => string
    standIn: string
    takeBack: string
    declined: (name: string) => string
    withdrawn: (name: string) => string
    tookBack: (name: string) => string
    youTookBack: string
    timeBack: string
    goneOnClock: (names: string, count: number) => string
    goneQuiet: (names: string, count: number) => string
    details: string
  }
  talk: {
    title: string
    open: string
    unread: (count: number) => string
    placeholder: string
    field: string
    send: string
    empty: string
    removed: string
    table: string
    watchers: string
    watchersHint: string
    silent: string
    phrases: string
    emoji: string
    emojiOf: (sign: string) => string
    mute: (name: string) => string
    unmute: (name: string) => string
    muted: (count: number) => string
    pointing: (owner: string, place: number) => string
    points: string
    pointHint: string
    pointStop: string
    says: (name: string, text: string) => string
    lines: {
      hello: string
      'good-luck': string
      'your-turn': string
      'one-moment': string
      thanks: string
      sorry: string
      oops: string
      nice: string
      'well-played': string
      again: string
      'not-again': string
    }
  }
  report: {
    title: string
    hint: string
    whom: string
    what: string
    kinds: {
      name: string
      talk: string
      play: string
    }
    reason: string
    send: string
    sent: string
    mute: string
    message: (name: string) => string
  }
  notices: {
    turnTitle: (title: string) => string
    told: (title: string) => string
    body: string
    denied: string
    setting: string
    settingHint: string
  }
  details: {
    title: string
    close: string
    watching: (count: number) => string
    clock: string
    commitment: string
    commitmentHint: string
    words: string
    noWords: string
    copy: string
    copied: string
  }
  share: {
    title: string
    hint: string
    start: string
    stop: string
    link: string
    watching: (name: string) => string
  }
  sequel: {
    title: string
    hint: string
  }
  fair: {
    box: string
    boxHint: string
    title: string
    check: string
    checking: string
    good: string
    bad: string
    steps: {
      remembered: string
      notRemembered: string
      otherSeal: string
      secret: string
      otherSecret: string
      words: (words: string) => string
      draw: (number: number, what: string) => string
      otherDraw: (number: number, what: string) => string
    }
    byHand: string
    how: string
  }
}

export interface People {
  account: {
    menu: string
    menuOf: (name: string) => string
    title: string
    guestTitle: string
    guest: (name: string) => string
    nobody: string
    become: string
    becomeHint: string
    name: string
    nameHint: string
    password: string
    passwordHint: string
    withPasskey: string
    signIn: string
    signInTitle: string
    signInByPasskey: string
    lost: string
    code: string
    codeHint: string
    newPassword: string
    recover: string
    back: string
    recoveryTitle: string
    recovery: string
    recoveryDone: string
    copy: string
    copied: string
    since: (date: string) => string
    profile: string
    desk: string
    games: string
    playingAs: string
    gone: string
    botAccount: string
    rename: string
    save: string
    saved: string
    changePassword: string
    setPassword: string
    othersOut: string
    newRecovery: string
    newRecoveryHint: string
    passkeys: string
    passkeysHint: string
    passkeysOff: string
    addPasskey: string
    passkeyName: string
    remove: string
    removeOf: (label: string) => string
    used: (date: string) => string
    unused: string
    programs: string
    tokens: string
    tokensHint: string
    tokenLabel: string
    scope: string
    scopes: {
      play: string
      read: string
    }
    newToken: string
    tokenShown: string
    bot: string
    botHint: string
    botYes: string
    isBot: string
    told: {
      title: string
      lead: string
      places: string
      browser: (host: string) => string
      thisBrowser: string
      webhook: (host: string) => string
      failing: (count: number) => string
      address: string
      addressHint: string
      add: string
      secret: string
    }
    browsers: string
    browsersHint: string
    browserUnknown: string
    browserHere: string
    signOutOf: (browser: string) => string
    profileOf: (name: string) => string
    leave: string
    signOut: string
    signOutEverywhere: string
    delete: string
    deleteTitle: string
    deleteText: string
    deleteYes: string
    deleteNo: string
    confirmTitle: string
    confirmText: string
    confirmElsewhere: string
    confirm: string
    confirmWrong: string
    confirmByPasskey: string
  }
  past: {
    title: string
    running: string
    finished: string
    none: string
    yourTurn: string
    waiting: string
    theirs: string
    won: string
    lost: string
    drawn: string
    place: (rank: number, of: number) => string
    moves: (count: number) => string
    rated: string
    with: string
    more: string
    guest: string
  }
  people: {
    ratings: string
    results: string
    games: string
    none: string
    noGames: string
    players: (seats: number) => string
    count: (games: number) => string
    game: string
    seats: string
    rating: string
    played: string
    won: string
    drawn: string
    provisional: string
    path: (title: string) => string
    name: string
    place: string
  }
  boards: {
    title: string
    lead: string
    game: string
    seats: string
    who: string
    people: string
    programs: string
    none: string
    left: (games: number) => string
    provisional: string
    levels: string
    statistics: string
  }
  numbers: {
    title: string
    titleOf: (title: string) => string
    lead: string
    none: string
    games: (count: number) => string
    moves: string
    movesAxis: string
    scores: string
    scoresAxis: string
    first: string
    firstText: (share: string, low: string, high: string, fair: string) => string
    firstNone: string
    table: string
    count: string
    boards: string
  }
  rated: {
    label: string
    hint: string
    needsAccount: string
    needsClock: string
    table: string
    invitation: string
    change: (rating: number, change: string) => string
    title: string
    counts: string
    counted: (percent: number) => string
    tooShort: string
    oneAddress: string
  }
}

export interface Refusals {
  unknown: string
  lost: string
  'unknown-game': string
  'bad-seats': string
  'bad-option': string
  'bad-print': string
  'bad-record': string
  refused: string
  'bad-notation': string
  'not-awaited': string
  'illegal-action': string
  'stale-version': string
  'game-over': string
  'clock-fallen': string
  'cannot-undo': string
  'bad-message': string
  'too-large': string
  'too-fast': string
  'foreign-origin': string
  'no-table': string
  'no-page': string
  'no-version': string
  'no-study': string
  'bad-method': string
  'not-over': string
  'bad-text': string
  silent: string
  'bad-clock': string
  'already-asked': string
  'log-full': string
  'already-started': string
  'not-host': string
  'seat-taken': string
  'bad-token': string
  'not-signed-in': string
  'signed-out': string
  'bad-credentials': string
  'confirm-identity': string
  'bad-password': string
  'bad-passkey': string
  'name-taken': string
  'has-account': string
  'last-key': string
  'bad-address': string
  'no-push': string
  'too-many': string
  'wrong-scope': string
  'no-person': string
  'needs-account': string
  muted: string
  banned: string
  'table-closed': string
  'not-moderator': string
  'not-permitted': string
  'no-report': string
  'no-message': string
  'no-measure': string
  'not-rated': string
  'not-rateable': string
  rated: string
  'bad-name': string
  'not-started': string
  'not-seated': string
  'no-hint': string
  unavailable: string
}

export interface Shared {
  levels: readonly [string, string, string, string, string]
  option: {
    first: {
      label: string
      hint: string
    }
  }
}

export interface Review {
  title: (game: string) => string
  loading: string
  board: string
  players: string
  viewer: string
  watcher: string
  all: string
  bar: string
  first: string
  back: string
  forward: string
  last: string
  play: string
  pause: string
  slider: string
  step: (place: number, total: number) => string
  beginning: string
  keys: string
  rounds: string
  round: (number: number) => string
  moves: string
  over: (reason: string) => string
  study: {
    title: string
    lead: string
    ask: string
    waiting: (ahead: number) => string
    running: (done: number, total: number) => string
    cancel: string
    failed: string
    again: string
    graph: string
    graphText: (faults: number) => string
    knowledge: string
    known: string
    open: string
    chance: (percent: string) => string
    exact: {
      won: string
      drawn: string
      lost: string
    }
    only: string
    asGood: string
    kept: (value: string) => string
    better: string
    orElse: string
    showBetter: string
    showOther: string
    betterShown: (name: string, move: string) => string
    otherShown: (name: string, move: string) => string
    boardBefore: string
    luck: (percent: string) => string
    unlucky: (percent: string) => string
    summary: string
    player: string
    choices: string
    gave: string
    luckColumn: string
    summaryHint: string
    table: string
    move: string
    value: string
    mark: string
    best: string
    budget: (budget: number) => string
  }
  marks: {
    best: string
    good: string
    inaccuracy: string
    mistake: string
    blunder: string
  }
  whatIf: {
    title: string
    lead: string
    seat: string
    level: string
    instead: (name: string) => string
    go: string
    over: string
  }
  share: {
    title: string
    link: string
    copied: string
    record: string
    picture: string
    drawing: string
    copyPicture: string
    failed: string
    fairness: string
  }
  fairness: {
    lead: string
    commitment: string
    secret: string
    good: string
    bad: string
    unknown: string
    rest: string
    borrowed: (entries: number) => string
  }
  import: {
    title: string
    lead: string
    choose: string
    drop: string
    paste: string
    show: string
    another: string
    many: string
    game: (number: number) => string
    notJson: string
    noObject: string
    wrongEntry: (entry: number) => string
    tooLarge: string
  }
}

export interface Desk {
  title: string
  lead: string
  parts: {
    reports: string
    people: string
    measures: string
    log: string
  }
  more: string
  back: string
  close: string
  reports: {
    open: string
    closed: string
    state: string
    none: string
    noneClosed: string
    kinds: {
      name: string
      talk: string
      play: string
    }
    of: (name: string) => string
    now: (name: string) => string
    unknown: string
    quoted: string
    note: string
    decide: string
    upheld: string
    dismissed: string
    decided: (verdict: string, who: string, when: string) => string
  }
  people: {
    find: string
    search: string
    team: string
    found: string
    none: string
    guest: string
    account: string
    bot: string
    since: (date: string) => string
    measures: string
    reports: string
    talk: string
    log: string
    nothing: string
  }
  roles: {
    operator: string
    moderator: string
  }
  measures: {
    none: string
    kinds: {
      mute: string
      ban: string
    }
    address: string
    until: (when: string) => string
    forGood: string
    over: string
    since: (when: string) => string
    end: string
    endOf: (name: string) => string
  }
  acts: {
    mute: string
    muteText: string
    ban: string
    banText: string
    rename: string
    renameText: string
    end: string
    endText: string
    role: string
    roleText: string
    roleOf: string
    noRole: string
    remove: string
    removeText: string
    removeOf: (text: string) => string
    closeTable: string
    closeTableText: string
    undoRating: string
    undoRatingText: string
    reason: string
    reasonShown: string
    reasonTable: string
    reasonKept: string
    howLong: string
    durations: {
      hour: string
      day: string
      week: string
      month: string
      good: string
    }
    addresses: string
    addressesHint: string
  }
  tables: {
    open: string
    look: string
    seats: string
    seat: (number: number) => string
    bot: string
    free: string
    talk: string
    removed: string
    rated: string
    public: string
    made: (when: string) => string
    states: {
      waiting: string
      running: string
      over: string
      closed: string
    }
    closed: (reason: string) => string
  }
  log: {
    none: string
    acts: {
      mute: string
      unmute: string
      ban: string
      unban: string
      'ban-address': string
      rename: string
      'allow-name': string
      'remove-talk': string
      'close-table': string
      'undo-rating': string
      'decide-report': string
      'give-role': string
      'take-role': string
    }
  }
}
