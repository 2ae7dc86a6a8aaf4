/** Ta Yü en français. */
import { meant, nameOf, scored, type TayuWords, told } from './phrases'

export const fr: TayuWords = {
  board: 'Plateau',
  coasts: ['nord', 'est', 'sud', 'ouest'],
  shrine: 'Sanctuaire : un canal qui rejoint la mer ici compte deux points.',
  coastLetters: ['N', 'E', 'S', 'O'],
  coast: (coast, points, owners) =>
    `côte ${coast} : ${points} ${points > 1 ? 'points' : 'point'}${owners ? `, ${owners}` : ''}`,
  directions: ['l’est', 'le sud', 'l’ouest', 'le nord'],
  tile: (tile, ringed) => `tuile ${tile}${ringed ? ', avec anneau' : ''}`,
  back: (back) => (back === 'ring' ? 'anneau' : back === 'plain' ? 'sans anneau' : 'dos inconnu'),
  sources: { left: 'Gauche', right: 'Droite', ring: 'Anneau', plain: 'Sans anneau', bag: 'Sac' },
  sourcesLong: { left: 'de gauche', right: 'de droite', ring: 'avec anneau', plain: 'sans anneau' },
  queue: (source, left, back) =>
    `${fr.sources[source] ?? source} : ${fr.left(left)}${back ? `, la suivante ${back === 'ring' ? 'porte un anneau' : 'est sans anneau'}` : ''}`,
  left: (count) => `${count} ${count > 1 ? 'restantes' : 'restante'}`,
  cell: {
    free: (square) => `${square}, vide`,
    centre: (square) => `${square}, vide, centre`,
    laid: (square, tile, name, exits) => `${square}, tuile ${tile} de ${name}${exits}`,
    last: ', posée en dernier',
    fits: (directions) => `, ta tuile va ici, vers ${directions.join(' ou ')}`,
  },
  exits: (directions) => (directions.length > 0 ? `, canal vers ${directions.join(' et ')}` : ''),
  why: {
    draw: 'Pioche d’abord une tuile.',
    axis: 'Choisis d’abord tes deux côtes.',
    auction: 'D’abord les enchères : annonce ou passe.',
    nowhere: 'Choisis d’abord une place sur le plateau.',
    unfit: 'Cette tuile ne va nulle part pour l’instant.',
    noOther: 'Tu n’as pas d’autre tuile qui aille quelque part.',
    range: (highest) => (highest > 1 ? `Annonce de 1 à ${highest}, ou passe.` : 'Annonce 1, ou passe.'),
  },
  clash: {
    rim: (_, toward) => `La tuile dépasserait du plateau vers ${toward}.`,
    taken: (square) => `Une tuile est déjà posée en ${square}.`,
    centre: () => 'La première tuile couvre le centre.',
    blank: (square, toward) =>
      `En ${square}, son canal buterait sur un mur vers ${toward} : une sortie doit rencontrer une sortie.`,
    canal: (square, toward) =>
      `En ${square}, elle boucherait le canal vers ${toward} : un bord plein doit rencontrer un bord plein.`,
    alone: () => 'Aucun canal n’arrive là : une tuile doit rejoindre le réseau.',
  },
  zoom: {
    in: 'Plus près',
    out: 'Plus loin',
    whole: 'Tout le plateau',
    map: 'Carte : choisis ce que tu vois',
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
  choose: {
    draw: 'Pioche une tuile.',
    axis: 'Choisis tes côtes.',
    bid: 'Enchéris pour être le déluge.',
    first: 'Tu ouvres : sous quel produit garderas-tu les deux bâtisseurs ?',
    lower: (target) => `Annonce moins de ${target}, ou passe.`,
  },
  bid: {
    amount: 'Ton annonce',
    less: 'Moins',
    more: 'Plus',
    bid: (amount) => `Annoncer ${amount}`,
    pass: 'Passer',
    said: (amount) => (amount === null ? 'passe' : String(amount)),
    heading: 'La plus basse annonce devient le déluge, qui doit garder les deux produits au-dessous.',
    waiting: (name) => `${name} réfléchit à son annonce.`,
  },
  axis: {
    ns: 'Nord et sud',
    ew: 'Est et ouest',
    nsHint: 'tes points : nord × sud',
    ewHint: 'tes points : est × ouest',
  },
  plates: {
    label: 'Produits',
    flood: 'Déluge',
    saboteur: 'Saboteur',
    below: (target) => `rester sous ${target}`,
    out: 'battu',
    nobody: 'personne encore',
    product: (name, one, other, a, b, product) => `${name} : ${one} ${a} fois ${other} ${b}, ${product}`,
  },
  remaining: {
    open: 'Tuiles restantes',
    close: 'Fermer',
    text: 'Combien de chacune restent à venir. Une tuile éclairée irait quelque part maintenant.',
    gone: (count) =>
      `${count} ${count > 1 ? 'tuiles n’allaient nulle part et ont quitté' : 'tuile n’allait nulle part et a quitté'} la partie.`,
    count: (tile, count, fits) => `tuile ${tile} : ${count}${fits ? ', irait maintenant' : ''}`,
  },
  count: {
    title: 'Le décompte',
    wins: 'gagne',
    unfit: (tile) => `tuile ${tile}`,
    nowhere: 'ne va nulle part.',
    draw: 'Produits égaux : partie nulle.',
    shut: 'Une côte sans eau rend le produit nul.',
    floodHeld: (name, target) => `Personne n’a atteint ${target} : ${name} gagne.`,
    floodBeaten: (target) => `${target} est atteint : le déluge est battu.`,
  },
  waiting: {
    first: 'On mélange les tuiles.',
    watching: (name) => `${name} pioche une tuile.`,
    thinking: (name) => `${name} pose une tuile.`,
    past: 'Une position passée.',
  },
  action: (action) => meant(action, fr, (tile, span) => `tuile ${tile} · ${span}`),
  move: (event, before) =>
    told(event, before, {
      place: (tile, span, source) => `tuile ${tile} · ${span}${source ? ` · ${fr.sourcesLong[source] ?? ''}` : ''}`,
      bid: (amount) => `annonce ${amount}`,
      pass: 'passe',
      axis: { ns: 'prend nord et sud', ew: 'prend est et ouest' },
    }),
  task: (view) => {
    if (view.phase === 'draw') return fr.choose.draw
    if (view.phase === 'axis') return fr.choose.axis
    if (view.phase === 'auction') return view.target === null ? fr.choose.bid : fr.choose.lower(view.target)
    return view.laid.length === 0 ? 'Pose la première tuile sur le centre.' : 'Pose une tuile.'
  },
  score: (view, seat) => scored(view, seat, (target) => `sous ${target}`),
  round: () => '',
  ending: (outcome, view, names) => {
    const products = `${view.products[0]} à ${view.products[1]}.`
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
