/** The rules of Okiya in our own words. A picture first, then one or two sentences. */
import type { Language } from '@/lib/i18n/index.svelte'

export interface Rulebook {
  aim: string
  tiles: { title: string; text: string }
  turn: { title: string; text: string; first: string }
  chain: { title: string; text: string }
  ends: { title: string; line: string; square: string; block: string }
  matches: { title: string; text: string[] }
  rulings: { title: string; lead: string; text: string[] }
  keys: { title: string; text: string }
}

const en: Rulebook = {
  aim: 'A game for two by Bruno Cathala. You share one garden; every tile you take decides what the other may take.',
  tiles: {
    title: 'The garden',
    text: 'Sixteen tiles lie in a square of four by four, shuffled. Each one shows a plant (pine, cherry, maple or iris) and a symbol (bird, sun, rain or poem). Every pair exists exactly once.',
  },
  turn: {
    title: 'Your turn',
    text: 'Take one tile from the garden and put one of your tokens in its place. You must take, if you can.',
    first: 'The very first tile of a round comes from the border: the four cells in the middle are closed for that one move.',
  },
  chain: {
    title: 'What may be taken',
    text: 'Your tile must share its plant or its symbol with the tile taken just before. After the cherry with the bird, take another cherry, or another bird.',
  },
  ends: {
    title: 'Three ways to win',
    line: 'Four of your tokens in a line: a row, a column or a long diagonal.',
    square: 'Four of your tokens in a square of two by two.',
    block: 'You take a tile and the other player has nothing left that matches it.',
  },
  matches: {
    title: 'Longer matches',
    text: [
      'Rounds: the first to win the agreed number of rounds, usually three.',
      'Points: the winner of a round scores one point for each tile still in the garden. The first to reach ten, or whatever you agreed, wins.',
      'The loser of a round begins the next one, in a new garden.',
    ],
  },
  rulings: {
    title: 'Where the printed rules are silent',
    lead: 'These points are decisions of this house, not of the rulebook.',
    text: [
      'A full garden without a pattern is a draw. You can choose instead that the last to play wins.',
      'After a drawn round, the player who did not begin it begins the next.',
      'A pattern made with the sixteenth token wins; in a match for points it is worth nothing.',
      'A line and a square made at once are one win. A pattern that also blocks counts as a pattern.',
    ],
  },
  keys: {
    title: 'With the keyboard',
    text: 'Tab reaches the garden, the arrow keys walk over it, Enter or Space takes a tile.',
  },
}

const fr: Rulebook = {
  aim: 'Un jeu à deux de Bruno Cathala. Vous partagez un seul jardin ; chaque tuile que tu prends décide de ce que l’autre pourra prendre.',
  tiles: {
    title: 'Le jardin',
    text: 'Seize tuiles mélangées forment un carré de quatre sur quatre. Chacune montre une plante (pin, cerisier, érable ou iris) et un symbole (oiseau, soleil, pluie ou poème). Chaque couple existe une seule fois.',
  },
  turn: {
    title: 'À ton tour',
    text: 'Prends une tuile du jardin et pose un de tes jetons à sa place. Si tu peux prendre, tu le dois.',
    first: 'La toute première tuile d’une manche se prend sur le bord : les quatre cases du milieu sont fermées pour ce coup-là.',
  },
  chain: {
    title: 'Ce que l’on peut prendre',
    text: 'Ta tuile doit avoir la même plante ou le même symbole que la tuile prise juste avant. Après le cerisier avec l’oiseau, prends un autre cerisier, ou un autre oiseau.',
  },
  ends: {
    title: 'Trois façons de gagner',
    line: 'Quatre de tes jetons alignés : une ligne, une colonne ou une grande diagonale.',
    square: 'Quatre de tes jetons en carré de deux sur deux.',
    block: 'Tu prends une tuile, et l’autre joueur n’en a plus aucune qui lui corresponde.',
  },
  matches: {
    title: 'Parties plus longues',
    text: [
      'Aux manches : le premier à gagner le nombre de manches convenu, trois d’habitude.',
      'Aux points : le gagnant d’une manche marque un point par tuile encore dans le jardin. Le premier à dix, ou à ce que vous avez convenu, gagne.',
      'Le perdant d’une manche commence la suivante, dans un nouveau jardin.',
    ],
  },
  rulings: {
    title: 'Là où la règle imprimée ne dit rien',
    lead: 'Ces points sont des décisions de la maison, pas du livret.',
    text: [
      'Un jardin plein sans motif est une égalité. Tu peux choisir que le dernier à jouer gagne.',
      'Après une manche nulle, celui qui ne l’a pas commencée commence la suivante.',
      'Un motif fait avec le seizième jeton gagne ; dans une partie aux points il ne rapporte rien.',
      'Une ligne et un carré faits d’un coup valent une seule victoire. Un motif qui bloque aussi compte comme un motif.',
    ],
  },
  keys: {
    title: 'Au clavier',
    text: 'Tab mène au jardin, les flèches s’y promènent, Entrée ou Espace prend une tuile.',
  },
}

export const rulebook: Record<Language, Rulebook> = { en, fr }
