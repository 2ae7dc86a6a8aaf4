/** Okiya in French. */
import { de } from '@/lib/i18n/french'
import { chosenTile, moved, scored, winnerOf, type OkiyaWords } from './phrases'
import type { Effect } from './story'

export const fr: OkiyaWords = {
  garden: 'Jardin',
  goal: 'Quatre de tes jetons en ligne, en colonne, en diagonale ou en carré ; ou plus aucune tuile à prendre pour l’autre.',
  goalAt: ({ match, target, full_garden }) => {
    const full = full_garden === 'last_mover' ? ' Jardin plein : le dernier à jouer gagne.' : ''
    if (match === 'rounds') return `${fr.goal}${full} Le match va au premier à gagner ${counted(target, 'manche')}.`
    if (match !== 'points') return fr.goal + full
    return `${fr.goal}${full} Chaque tuile restante vaut alors un point ; le match va au premier à ${counted(target, 'point')}.`
  },
  aim: 'quatre de tes jetons en ligne ou en carré.',
  goalLabel: 'Le but',
  goalFold: 'Replier le but',
  colon: ' :',
  plants: { P: 'pin', C: 'cerisier', M: 'érable', I: 'iris' },
  symbols: { b: 'oiseau', s: 'soleil', r: 'pluie', p: 'poème' },
  tile: (tile) => `${fr.plants[tile.charAt(0)]} avec ${fr.symbols[tile.charAt(1)]}`,
  theTile: (tile) => `${laPlante(tile)} avec ${leSymbole(tile)}`,
  or: 'ou',
  prompt: {
    last: 'Dernière tuile prise',
    yourTurn: 'À toi. Prends',
    theirTurn: (name) => `${name} prend`,
    youBegin: 'Tu commences.',
    theyBegin: (name) => `${name} commence.`,
    opening: 'Un nouveau jardin.',
    takeBorder: 'Prends une tuile du bord.',
    anyBorder: 'La première tuile se prend sur le bord.',
    brief: 'comme la dernière tuile',
    afterFirst: (name) =>
      `Ensuite, ${name === null ? 'tu devras' : `${name} devra`} reprendre sa plante ou son symbole.`,
    yours: (other) => `Reprends sa plante ou son symbole. Ensuite, ${other} devra s’accorder à ta tuile.`,
    onlyOne: 'Une seule tuile convient encore.',
    theirs: (name, other) =>
      `Ensuite, ${other === null ? 'tu devras t’accorder' : `${other} devra s’accorder`} à la tuile ${de(name)}.`,
    took: (name, { cell, tile }) => `${name === null ? 'Tu as' : `${name} a`} pris ${fr.theTile(tile)} en ${cell}.`,
    wins: (name) => (name === null ? 'Tu gagnes.' : `${name} gagne.`),
    nobody: 'Personne ne gagne.',
    begins: (name) =>
      `${name === null ? 'Tu commences' : `${name} commence`} la manche suivante, dans un nouveau jardin.`,
  },
  coach: {
    begin:
      'Prends une des tuiles claires : ton jeton la remplace. L’autre devra ensuite prendre une tuile de même plante ou de même symbole.',
    match:
      'La grande tuile est la dernière prise. Tu peux prendre toute tuile qui montre sa plante ou son symbole ; ces tuiles sont claires.',
    bind: 'Chaque tuile que tu prends décide de ce que l’autre pourra prendre. Avant de choisir, regarde où restent sa plante et son symbole.',
    chance:
      'Tu as trois jetons sur quatre. Quatre en ligne, en colonne, en grande diagonale ou en carré gagnent : trouve un chemin vers la quatrième case.',
    danger:
      'L’autre a trois jetons sur quatre. Prends toi-même la quatrième case, ou choisis une tuile qui ne l’y mène pas.',
    block:
      'Il reste peu de tuiles. Si plus aucune ne partage la plante ou le symbole de la tienne, tu gagnes aussitôt.',
  },
  cell: {
    free: (cell, tile) => `${cell}, ${fr.tile(tile)}`,
    open: (cell, tile) => `${cell}, ${fr.tile(tile)}, tu peux la prendre`,
    taken: (cell, name) => `${cell}, jeton ${de(name)}`,
    winning: ', dans le motif gagnant',
    last: ', dernier coup',
  },
  why: {
    taken: 'Cette tuile est déjà prise : un jeton est posé là.',
    border: 'La première tuile d’une manche se prend sur le bord.',
    match: (tile, constraint) =>
      `La tuile ${fr.tile(tile)} n’a ni ${fr.plants[constraint.charAt(0)]} ni ${fr.symbols[constraint.charAt(1)]}.`,
  },
  action: (action, view) => chosenTile(action, view, fr),
  move: (event, before) =>
    moved(event, before, {
      move: ({ cell, tile, effect }) => `prend ${fr.theTile(tile)} en ${cell}${effects[effect](tile)}`,
      round: (number) => `Manche ${number}`,
    }),
  task: (view) =>
    view.constraint ? `Prends ${unePlante(view.constraint)} ou ${unSymbole(view.constraint)}.` : fr.prompt.anyBorder,
  score: (view, seat) => scored(view, seat, ['manche', 'manches'], ['point', 'points']),
  round: (view, names) => {
    const ended = view.rounds.at(-1)
    if (!ended || ended.winner === null) return `Manche ${view.rounds.length} : personne ne gagne.`
    const gain = view.match === 'points' ? ` +${ended.points}.` : ''
    return `Manche ${view.rounds.length} : ${names[ended.winner]} gagne.${gain}`
  },
  ending: (outcome, _view, names) => {
    const first = winnerOf(outcome.ranks)
    const loser = first === null ? '' : (names[1 - first] ?? '')
    const reasons: Record<string, string> = {
      line: 'Quatre jetons alignés.',
      square: 'Quatre jetons en carré.',
      block: `Il ne reste aucune tuile à prendre pour ${loser}.`,
      'full garden':
        first === null ? 'Le jardin est plein, sans motif.' : 'Le jardin est plein : le dernier à jouer gagne.',
    }
    return reasons[outcome.reason] ?? null
  },
}

/** What a move made, after its words. */
const effects: Record<Effect, (tile: string) => string> = {
  line: () => ' : quatre alignés',
  square: () => ' : quatre en carré',
  block: () => ' : plus rien ne s’y accorde',
  full: () => ' : le jardin est plein',
  next: (tile) => ` ; ensuite, ${unePlante(tile)} ou ${unSymbole(tile)}`,
}

function counted(number: number | null, one: string): string {
  return `${number} ${one}${(number ?? 0) > 1 ? 's' : ''}`
}

function laPlante(tile: string): string {
  const plant = fr.plants[tile.charAt(0)]
  return /[MI]/.test(tile.charAt(0)) ? `l’${plant}` : `le ${plant}`
}

function leSymbole(tile: string): string {
  const symbol = fr.symbols[tile.charAt(1)]
  return tile.endsWith('r') ? `la ${symbol}` : tile.endsWith('b') ? `l’${symbol}` : `le ${symbol}`
}

function unePlante(tile: string): string {
  return `un ${fr.plants[tile.charAt(0)]}`
}

function unSymbole(tile: string): string {
  return tile.endsWith('r') ? 'la pluie' : `un ${fr.symbols[tile.charAt(1)]}`
}
