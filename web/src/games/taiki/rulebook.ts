/** The rules of Taïki in our own words. A picture first, then one or two sentences. */
import type { Language } from '@/lib/i18n/index.svelte'

interface Part {
  title: string
  text: string[]
}

export interface Rulebook {
  aim: string
  cards: Part
  deal: Part
  trick: Part
  nine: Part
  mask: Part
  lead: Part
  count: Part & { examples: string[] }
  end: Part
  two: Part
  rulings: Part & { lead: string }
  keys: Part
}

const en: Rulebook = {
  aim: 'A game of tricks for two to five by Adrien Lefèvre. Every trick is a Sun or a Moon: win as many of one as of the other, or none at all.',
  cards: {
    title: 'The cards',
    text: ['Sixteen Suns, light as day, and sixteen Moons, dark as night. Each colour has the numbers 1 to 15 and one Mask. The higher number is the stronger card.'],
  },
  deal: {
    title: 'The deal',
    text: [
      'You get three Suns and three Moons; with five players, two and two. Look at them, then draw one more card from the pile you like.',
      'Everybody begins the game with three tokens. What is left of the piles stays face down.',
    ],
  },
  trick: {
    title: 'A trick',
    text: [
      'The leader plays any card: its colour is the colour of the trick. The others follow clockwise, one card each. If you have that colour you must play it; if not, play anything.',
      'The highest card of the led colour takes the trick. Cards of the other colour never do.',
    ],
  },
  nine: {
    title: 'The 9 is day and night',
    text: [
      'You may always play a 9, and you say whether it is a Sun or a Moon. When it leads, it names the colour of the trick.',
      'Two 9s in one trick are never the same colour: the second takes the one that is left.',
    ],
  },
  mask: {
    title: 'The Mask is the highest or the lowest',
    text: ['Play it on its own colour and say which: above the 15, or below the 1. Played on the other colour it is just a card, and there is nothing to say.'],
  },
  lead: {
    title: 'Who leads next',
    text: ['Whoever takes the trick lays it face up on their balance, on the side of its colour. Then they lead again, or let the neighbour on their left lead.'],
  },
  count: {
    title: 'The count',
    text: ['When all cards have been played, look at your balance.'],
    examples: [
      'Two Suns and two Moons: two pairs, you earn 2 tokens.',
      'One Sun and three Moons: two apart, you pay 2 tokens.',
      'No trick at all: nothing changes.',
    ],
  },
  end: {
    title: 'The end',
    text: ['After three rounds the most tokens win. The game also ends after a round that leaves somebody without a token. Who ties shares the win.'],
  },
  two: {
    title: 'With two players',
    text: ['You play for rounds: the better change of tokens wins a round, and two rounds win the game. You can choose to play for tokens instead.'],
  },
  rulings: {
    title: 'Where the printed rules are silent',
    lead: 'These points are decisions of this house, not of the rulebook.',
    text: [
      'The numbers are 1 to 15 in each colour, with one Mask.',
      'The three tokens are given once, at the beginning of the game.',
      'Extra cards may be drawn in any order; the first player leads once everybody has drawn.',
      'A 9 in your hand does not oblige you to follow, because it has no colour yet. An option lets it oblige by its printed colour.',
      'A 9 may lead a colour you otherwise lack.',
      'A Mask keeps its colour, must follow like any other card, and cannot win off the led colour.',
      'Nobody falls below zero tokens, and everybody is counted before anybody is found without tokens.',
      'The next seat begins the next round; an option draws it by lot.',
      'After the last trick of a round nobody names a leader. With two players the left neighbour is the other player.',
      'With two players, the change counts before the floor at zero, and having no token does not end a match for rounds.',
      'How many Suns and Moons a hand holds is open to everybody, as are all the tricks that were played.',
    ],
  },
  keys: {
    title: 'With the keyboard and by touch',
    text: [
      'Tab reaches your hand, the arrow keys walk along it, Enter or Space plays a card. When a card asks for a choice, the up and down arrows change sides and Escape puts it back.',
      'With a finger, tap once to raise a card and once more to play it, or drag it to the middle.',
    ],
  },
}

const fr: Rulebook = {
  aim: 'Un jeu de plis d’Adrien Lefèvre, de deux à cinq. Chaque pli est un Soleil ou une Lune : gagne autant de l’un que de l’autre, ou n’en gagne aucun.',
  cards: {
    title: 'Les cartes',
    text: ['Seize Soleils, clairs comme le jour, et seize Lunes, sombres comme la nuit. Chaque couleur a les nombres de 1 à 15 et un Masque. Le plus grand nombre est le plus fort.'],
  },
  deal: {
    title: 'La donne',
    text: [
      'Tu reçois trois Soleils et trois Lunes ; à cinq joueurs, deux et deux. Regarde-les, puis pioche encore une carte dans la pile de ton choix.',
      'Chacun commence la partie avec trois jetons. Ce qui reste des piles demeure face cachée.',
    ],
  },
  trick: {
    title: 'Un pli',
    text: [
      'Qui entame joue la carte de son choix : sa couleur est celle du pli. Les autres suivent dans le sens horaire, une carte chacun. Si tu as cette couleur, tu dois en jouer ; sinon, joue ce que tu veux.',
      'La plus forte carte de la couleur demandée gagne le pli. Une carte de l’autre couleur ne gagne jamais.',
    ],
  },
  nine: {
    title: 'Le 9 est jour et nuit',
    text: [
      'Tu peux toujours jouer un 9, et tu dis s’il est Soleil ou Lune. S’il entame, il nomme la couleur du pli.',
      'Deux 9 dans un pli n’ont jamais la même couleur : le second prend celle qui reste.',
    ],
  },
  mask: {
    title: 'Le Masque est le plus fort ou le plus faible',
    text: ['Joue-le dans sa couleur et dis lequel : au-dessus du 15, ou au-dessous du 1. Joué sur l’autre couleur, c’est une simple carte, et il n’y a rien à dire.'],
  },
  lead: {
    title: 'Qui entame ensuite',
    text: ['Qui gagne le pli le pose face visible sur sa balance, du côté de sa couleur. Puis il entame encore, ou laisse entamer son voisin de gauche.'],
  },
  count: {
    title: 'Le compte',
    text: ['Quand toutes les cartes sont jouées, regarde ta balance.'],
    examples: [
      'Deux Soleils et deux Lunes : deux paires, tu gagnes 2 jetons.',
      'Un Soleil et trois Lunes : deux d’écart, tu paies 2 jetons.',
      'Aucun pli : rien ne change.',
    ],
  },
  end: {
    title: 'La fin',
    text: ['Après trois manches, le plus de jetons gagne. La partie finit aussi après une manche qui laisse quelqu’un sans jeton. En cas d’égalité, on partage la victoire.'],
  },
  two: {
    title: 'À deux joueurs',
    text: ['Vous jouez aux manches : le meilleur changement de jetons gagne la manche, et deux manches gagnent la partie. Vous pouvez choisir de jouer plutôt aux jetons.'],
  },
  rulings: {
    title: 'Là où la règle imprimée ne dit rien',
    lead: 'Ces points sont des décisions de la maison, pas du livret.',
    text: [
      'Les nombres vont de 1 à 15 dans chaque couleur, avec un Masque.',
      'Les trois jetons se donnent une seule fois, au début de la partie.',
      'Les cartes en plus se piochent dans n’importe quel ordre ; le premier joueur entame quand tous ont pioché.',
      'Un 9 en main n’oblige pas à fournir, car il n’a pas encore de couleur. Une option le fait obliger par sa couleur imprimée.',
      'Un 9 peut entamer dans une couleur que tu n’as pas autrement.',
      'Un Masque garde sa couleur, doit fournir comme toute carte, et ne gagne pas hors de la couleur demandée.',
      'Personne ne descend sous zéro jeton, et tous sont comptés avant de voir qui n’en a plus.',
      'La place suivante commence la manche suivante ; une option la tire au sort.',
      'Après le dernier pli d’une manche, personne ne nomme qui entame. À deux, le voisin de gauche est l’adversaire.',
      'À deux, le changement compte avant le plancher à zéro, et n’avoir plus de jeton n’arrête pas une partie aux manches.',
      'Le nombre de Soleils et de Lunes d’une main est connu de tous, comme tous les plis joués.',
    ],
  },
  keys: {
    title: 'Au clavier et au doigt',
    text: [
      'Tab mène à ta main, les flèches la parcourent, Entrée ou Espace joue une carte. Quand une carte demande un choix, les flèches haut et bas changent de côté et Échap la repose.',
      'Au doigt, touche une fois pour lever une carte et encore une fois pour la jouer, ou glisse-la au milieu.',
    ],
  },
}

export const rulebook: Record<Language, Rulebook> = { en, fr }
