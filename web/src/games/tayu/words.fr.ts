/** Ta Yü en français. */
import { de } from '@/lib/i18n/french'
import { meant, nameOf, scored, type TayuWords, told } from './phrases'
import { promptOf } from './prompt'
import { design, shapeOf } from './tiles'

const both = (some: readonly string[]): string => some.join(' et ')
const points = (count: number): string => `${count} ${count > 1 ? 'points' : 'point'}`

export const fr: TayuWords = {
  goal: 'Mène les canaux jusqu’à la mer sur tes deux côtes. Les points de l’une multiplient ceux de l’autre ; le plus grand produit gagne.',
  goalFlood: (target) =>
    `Tu es le déluge. Garde les canaux loin des côtes : tu gagnes contre les deux bâtisseurs si les deux produits restent sous ${target}.`,
  aim: 'des canaux jusqu’à la mer sur tes deux côtes.',
  goalLabel: 'Le but',
  goalFold: 'Replier le but',
  colon: ' :',
  board: 'Plateau',
  shapes: { comb: 'peigne', bend: 'coude', crossing: 'traversée', fork: 'fourche', main: 'grand canal' },
  theShapes: {
    comb: 'le peigne',
    bend: 'le coude',
    crossing: 'la traversée',
    fork: 'la fourche',
    main: 'le grand canal',
  },
  laid: ({ shape, from, to, first, joints, gains }) => {
    const opened = gains.filter(({ opens }) => opens)
    const coast = (one: { coast: number }): string => fr.coasts[one.coast] ?? ''
    const effects = [
      ...(opened.length > 0 ? [`ouvre ${opened.length > 1 ? 'les côtes' : 'la côte'} ${both(opened.map(coast))}`] : []),
      ...gains
        .filter(({ opens, points }) => !opens || points > 1)
        .map((gain) => `${points(gain.points)} pour la côte ${coast(gain)}`),
      ...(gains.length === 0 && joints > 1 ? [`relie ${joints} canaux`] : []),
    ]
    return [`${first ? 'commence par' : 'pose'} ${fr.theShapes[shape]} de ${from} à ${to}`, ...effects].join(', ')
  },
  todo: {
    drawHidden: () => 'Pioche une tuile à garder.',
    drawPile: () => 'Pioche à gauche ou à droite.',
    drawKind: () => 'Pioche une tuile avec anneau, ou sans.',
    layFirst: ({ two }) => `Pose ${two ? 'une de tes deux tuiles' : 'ta tuile'} sur le centre.`,
    lay: ({ two }) => `Pose ${two ? 'une de tes deux tuiles' : 'ta tuile'} pour relier les canaux.`,
    axis: () => 'Choisis les deux côtes qui seront à toi.',
    open: ({ highest }) => `Ouvre les enchères avec un nombre de 1 à ${highest}.`,
    bid: ({ target }) => `Annonce moins de ${target}, ou passe.`,
  },
  doing: {
    drawHidden: (name) => `${name} pioche une tuile à garder.`,
    drawPile: (name) => `${name} choisit une pile.`,
    drawKind: (name) => `${name} pioche une tuile.`,
    layFirst: (name) => `${name} pose la première tuile.`,
    lay: (name) => `${name} pose une tuile.`,
    axis: (name) => `${name} choisit deux côtes.`,
    open: (name) => `${name} ouvre les enchères.`,
    bid: (name) => `${name} réfléchit à son annonce.`,
  },
  pauses: { over: 'La partie est finie.', past: 'Une position passée.', chance: 'On mélange les tuiles.' },
  because: {
    hidden: 'Elle reste cachée. Désormais tu choisis entre elle et la tuile que tu pioches.',
    ring: 'Avec anneau, le canal sort par trois côtés ; sans anneau, par deux ou un.',
    auction:
      'Qui annonce le moins joue le déluge contre les deux autres et gagne si les deux produits restent sous son annonce.',
    axis: 'Tes points sur l’une multiplient ceux de l’autre. L’autre bâtisseur reçoit les deux autres.',
    axisTheirs: 'L’autre bâtisseur reçoit les deux autres.',
    first: 'Tous les canaux partent de là vers les quatre côtes.',
    flood: (target) => `Garde l’eau loin des côtes : tu gagnes si les deux produits restent sous ${target}.`,
    floodTheirs: (name, target) => `${name} gagne si les deux produits restent sous ${target}.`,
    bothDry: (one, other) => `Mène l’eau vers les côtes ${one} et ${other} : leurs points se multiplient.`,
    dry: (coast) => `Ta côte ${coast} n’a pas encore d’eau : ton produit reste nul.`,
    wet: (one, other) => `Tu as ${one} × ${other} = ${one * other}. Ajoute des points, ou prive les autres d’eau.`,
    partner: (name, one, other) => `${name} joue avec toi : les côtes ${one} et ${other} comptent pour vous deux.`,
    theirs: (name, one, other) => `${name} veut l’eau sur les côtes ${one} et ${other}.`,
  },
  coach: {
    goal: 'Tout le monde creuse un seul réseau de canaux. Chaque canal qui finit à la mer sur tes deux côtes vaut un point. Les deux côtes se multiplient : il te faut les deux.',
    flood:
      'Tu joues contre les deux bâtisseurs. Détourne les canaux des côtes, ou enferme-les : aucun produit ne doit atteindre ton nombre.',
    auction:
      'D’abord des enchères. Qui annonce le moins devient le déluge : il ne bâtit rien et doit garder les deux produits sous son annonce. D’ordinaire, un produit vaut de 20 à 40.',
    draw: 'Tu vois le dos des prochaines tuiles. Un anneau annonce un canal qui sort par trois côtés et peut donc mener dans plus de directions.',
    lay: 'Ta tuile va sur les places claires. Clique sur l’une d’elles pour la poser ; R ou la molette la tourne. Au doigt : touche, touche encore pour tourner, puis « Poser ».',
    shrine: 'Les portes rouges des côtes sont des sanctuaires. Un canal qui finit là vaut deux points.',
    block: 'Un autre camp a des points. Sers-toi aussi de tes tuiles pour détourner l’eau de ses côtes.',
    end: 'Désormais, la première tuile qui ne va nulle part termine la partie. « Tuiles restantes » montre celles qui vont encore.',
  },
  coasts: ['nord', 'est', 'sud', 'ouest'],
  shrine: 'Sanctuaire : un canal qui rejoint la mer ici compte deux points.',
  coastLetters: ['N', 'E', 'S', 'O'],
  coast: (coast, points, owners) =>
    `côte ${coast} : ${points} ${points > 1 ? 'points' : 'point'}${owners ? `, ${owners}` : ''}`,
  directions: ['l’est', 'le sud', 'l’ouest', 'le nord'],
  tile: (tile) => `${fr.shapes[shapeOf(tile)]}${design(tile).ringed ? ' avec anneau' : ''}`,
  back: (back) => (back === 'ring' ? 'anneau' : back === 'plain' ? 'sans anneau' : 'dos inconnu'),
  sources: { left: 'Pile gauche', right: 'Pile droite', ring: 'Anneau', plain: 'Sans anneau', bag: 'Sac' },
  sourcesLong: {
    left: 'pioche à gauche',
    right: 'pioche à droite',
    ring: 'pioche avec anneau',
    plain: 'pioche sans anneau',
  },
  queue: (source, left, back) =>
    `${fr.sources[source] ?? source} : ${fr.left(left)}${back ? `, la suivante ${back === 'ring' ? 'porte un anneau' : 'est sans anneau'}` : ''}`,
  left: (count) => `${count} ${count > 1 ? 'tuiles' : 'tuile'}`,
  cell: {
    free: (square) => `${square}, vide`,
    centre: (square) => `${square}, vide, centre`,
    laid: (square, shape, name, exits) => `${square}, ${shape} ${de(name)}${exits}`,
    last: ', posée en dernier',
    fits: (directions) => `, ta tuile va ici, vers ${directions.join(' ou ')}`,
  },
  exits: (directions) => (directions.length > 0 ? `, canal vers ${directions.join(' et ')}` : ''),
  why: {
    draw: 'Pioche d’abord une tuile.',
    axis: 'Choisis d’abord tes deux côtes.',
    auction: 'D’abord les enchères : annonce ou passe.',
    nowhere: 'Choisis d’abord une place sur le plateau.',
    unfit: 'Cette tuile ne va nulle part pour l’instant.',
    noOther: 'Ton autre tuile ne va nulle part.',
    range: (highest) => (highest > 1 ? `Annonce de 1 à ${highest}, ou passe.` : 'Annonce 1, ou passe.'),
  },
  clash: {
    rim: (_, toward) => `La tuile dépasserait du plateau vers ${toward}.`,
    taken: (square) => `Une tuile est déjà posée en ${square}.`,
    centre: () => 'La première tuile couvre le centre.',
    blank: (square, toward) =>
      `En ${square}, son canal buterait sur un mur vers ${toward} : une sortie doit rencontrer une sortie.`,
    canal: (square, toward) =>
      `En ${square}, elle boucherait le canal vers ${toward} : un bord plein doit rencontrer un bord plein.`,
    alone: () => 'Aucun canal n’arrive là : une tuile doit rejoindre le réseau.',
  },
  zoom: {
    in: 'Plus près',
    out: 'Plus loin',
    whole: 'Tout le plateau',
    map: 'Carte : choisis ce que tu vois',
    tools: 'Zoom',
  },
  hand: {
    mine: 'Ta tuile',
    turn: 'Tourner',
    turnHint: 'R',
    lay: 'Poser',
    hidden: 'tuile cachée',
    turned: (direction) => `vers ${direction}`,
  },
  bid: {
    amount: 'Ton annonce',
    less: 'Moins',
    more: 'Plus',
    bid: (amount) => `Annoncer ${amount}`,
    pass: 'Passer',
    said: (amount) => (amount === null ? 'passe' : String(amount)),
  },
  axis: {
    ns: 'Nord et sud',
    ew: 'Est et ouest',
    nsHint: 'tes points : nord × sud',
    ewHint: 'tes points : est × ouest',
  },
  plates: {
    label: 'Produits',
    flood: 'Déluge',
    saboteur: 'Saboteur',
    below: (target) => `rester sous ${target}`,
    out: 'battu',
    nobody: 'encore personne',
    turn: 'à jouer',
    bid: (name, amount) =>
      `${name} : ${amount === undefined ? 'pas encore d’annonce' : amount === null ? 'a passé' : `annonce ${amount}`}`,
    product: (name, one, other, a, b, product) => `${name} : ${one} ${a} fois ${other} ${b}, ${product}`,
  },
  remaining: {
    open: 'Tuiles restantes',
    close: 'Fermer',
    text: 'Combien il en reste de chacune. Une tuile éclairée aurait une place maintenant.',
    behind: 'Au sommet des piles de derrière, la plus proche d’abord :',
    gone: (count) =>
      `${count} ${count > 1 ? 'tuiles n’allaient nulle part et ont quitté' : 'tuile n’allait nulle part et a quitté'} la partie.`,
    count: (tile, count, fits) => `${fr.tile(tile)}, numéro ${tile} : ${count}${fits ? ', irait maintenant' : ''}`,
  },
  count: {
    title: 'Le décompte',
    wins: 'gagne',
    nowhere: 'ne va nulle part.',
    draw: 'Produits égaux : partie nulle.',
    shut: 'Une côte sans eau rend le produit nul.',
    floodHeld: (name, target) => `Personne n’a atteint ${target} : ${name} gagne.`,
    floodBeaten: (target) => `${target} est atteint : le déluge est battu.`,
  },
  action: (action, view) => meant(action, view, fr),
  move: (event, before, names = [], view = null) =>
    told(event, before, names, view, {
      laid: fr.laid,
      bid: (amount) => `annonce ${amount} pour être le déluge`,
      pass: 'passe',
      passLast: (flood, target) => `passe : ${flood} est le déluge et doit garder les deux produits sous ${target}`,
      axis: { ns: 'prend les côtes nord et sud', ew: 'prend les côtes est et ouest' },
    }),
  task: (view) => {
    const { what, why } = promptOf(view, [], fr)
    return why === '' ? what : `${what} ${why}`
  },
  score: scored,
  round: () => '',
  ending: (outcome, view, names) => {
    const products = `${Math.max(...view.products)} à ${Math.min(...view.products)}.`
    const reasons: Record<string, string> = {
      stuck: `La tuile piochée ne va nulle part. ${products}`,
      supply: `La dernière tuile est posée. ${products}`,
      closed: 'Le réseau s’est fermé avant que personne ait des points.',
      target: `L’objectif de ${view.target} est atteint.`,
      flood: `${nameOf(names, view.flood)} a gardé les deux produits sous ${view.target}. ${products}`,
    }
    return reasons[outcome.reason] ?? null
  },
}
