/** The rules of Yutakâ in our own words. A picture first, then one or two sentences. */
import type { Language } from '@/lib/i18n/index.svelte'

export interface Rulebook {
  aim: string
  islands: { title: string; text: string }
  treasures: { title: string; text: string }
  turn: { title: string; text: string; cards: [string, string, string]; room: string }
  end: { title: string; text: string }
  count: { title: string; cases: { island: number; text: string }[]; win: string }
  modes: { title: string; text: string; tactika: string; stacks: string }
  rulings: { title: string; lead: string; text: string[] }
  keys: { title: string; text: string }
}

const en: Rulebook = {
  aim: 'A game for two by Alexandre Droit. Five islands hide their treasures; lay your cards where you want to hold the majority when the last stone is turned.',
  islands: {
    title: 'The archipelago',
    text: 'Twenty of the twenty-five tiles lie hidden on five islands, four on each; five are left out and nobody knows which. By turns, each explorer turns two tiles to begin with. Everything above an island is one shore, everything below it the other: yours is below.',
  },
  treasures: {
    title: 'Treasures and cards',
    text: 'Every type of treasure is worth 30 points in all, spread as on this card. Both of you have the same 24 cards: 1 to 4 of every type, and four Dynamite. You hold six.',
  },
  turn: {
    title: 'Your turn',
    text: 'Play one card on any island, then draw one.',
    cards: [
      'Idols, daggers, amphoras and crystals lie on your shore.',
      'Equipment lies on your shore too, and then you turn any hidden tile.',
      'Dynamite lies on the other shore and is worth nothing there. Your opponent turns any hidden tile, and then has a turn as usual.',
    ],
    room: 'A shore has room for five cards on each island. Dynamite takes up room: it is a way to close a shore.',
  },
  end: {
    title: 'The fuse',
    text: 'Sixteen cards turn a tile, and sixteen tiles are hidden after the opening. So the last equipment or Dynamite ends the game at once, whatever is left in the hands. The fuse above the lagoon shows how many are to come, and from whom.',
  },
  count: {
    title: 'Who takes what',
    cases: [
      { island: 1, text: 'Add up your cards of one type on one island: the higher sum takes its tiles. Here the daggers are 5 against 4, so the 12 goes to the far shore. The equipment tile needs no count: only one shore has equipment.' },
      { island: 3, text: 'Equipment on both shores: then all cards of both columns count, of any type. Here 8 against 5, so both equipment tiles go to the far shore, although the near one has two cards of equipment.' },
      { island: 4, text: 'Equal sums: nobody takes the tile. Here 4 daggers face 4 daggers.' },
      { island: 5, text: 'Without a card of its type, nobody takes a tile either: the dagger stays where it is. One small card is enough when the other shore has none.' },
    ],
    win: 'Most points win. If they are equal, the points of equipment tiles decide.',
  },
  modes: {
    title: 'Other ways to play',
    text: 'The usual game is called Mysteria: all stones are black.',
    tactika: 'In Tactika every stone shows its colour from the start, though not its value. You can also choose which colours are known.',
    stacks: 'Build your own archipelago: tiles may be stacked, and only the top of a stack can be turned. A turned tile slides aside and stays on its island.',
  },
  rulings: {
    title: 'Where the printed rules are silent',
    lead: 'These points are decisions of this house, not of the rulebook.',
    text: [
      'Chance decides who begins, unless you do. Whoever turned the first tile plays the first card.',
      'A tile is turned before the card is drawn. After the last one nobody draws.',
      'When your deck is empty you play on with fewer cards.',
      'Dynamite counts toward the five cards of a shore and cannot be laid on a full one.',
      'A tie is broken by the points of equipment tiles, not by their number; if these are equal too, it is a draw.',
      'In Tactika the colours of the five tiles left out are public as well. A known colour is seen through a stack.',
      'Islands of your own archipelago may be uneven: at least one tile each, twenty in all.',
      'While the game runs, the points shown count the tiles that lie open.',
    ],
  },
  keys: {
    title: 'With the keyboard',
    text: 'Tab reaches the tiles, the notes and the hand. Arrow keys walk over tiles and cards. Enter or Space turns a tile or chooses a card; then press 1 to 5 for an island, or the up arrow and Enter. Escape puts the card back.',
  },
}

const fr: Rulebook = {
  aim: 'Un jeu à deux d’Alexandre Droit. Cinq îles cachent leurs trésors ; pose tes cartes là où tu veux être majoritaire quand la dernière pierre sera retournée.',
  islands: {
    title: 'L’archipel',
    text: 'Vingt des vingt-cinq tuiles sont cachées sur cinq îles, quatre par île ; cinq restent hors jeu et personne ne sait lesquelles. Pour commencer, chacun à son tour retourne deux tuiles. Au-dessus de l’île s’étend une rive, au-dessous l’autre : la tienne est en bas.',
  },
  treasures: {
    title: 'Trésors et cartes',
    text: 'Chaque type de trésor vaut 30 points en tout, répartis comme sur cette carte. Vous avez tous deux les mêmes 24 cartes : de 1 à 4 dans chaque type, et quatre Dynamites. Tu en tiens six.',
  },
  turn: {
    title: 'À ton tour',
    text: 'Joue une carte sur l’île de ton choix, puis pioche.',
    cards: [
      'Idoles, dagues, amphores et cristaux se posent sur ta rive.',
      'L’équipement se pose aussi sur ta rive, puis tu retournes n’importe quelle tuile cachée.',
      'La Dynamite se pose sur l’autre rive, où elle ne vaut rien. Ton adversaire retourne n’importe quelle tuile cachée, puis joue son tour normalement.',
    ],
    room: 'Une rive a de la place pour cinq cartes par île. La Dynamite prend une place : c’est une façon de fermer une rive.',
  },
  end: {
    title: 'La mèche',
    text: 'Seize cartes retournent une tuile, et seize tuiles sont cachées après l’ouverture. Le dernier équipement, ou la dernière Dynamite, finit donc la partie sur-le-champ, quoi qu’il reste en main. La mèche au-dessus du lagon montre combien il en reste, et chez qui.',
  },
  count: {
    title: 'Qui prend quoi',
    cases: [
      { island: 1, text: 'Additionne tes cartes d’un type sur une île : la plus forte somme prend ses tuiles. Ici, 5 contre 4 en dagues : le 12 va à la rive d’en face. La tuile équipement se prend sans compter : une seule rive a de l’équipement.' },
      { island: 3, text: 'De l’équipement sur les deux rives : toutes les cartes des deux colonnes comptent, de tous les types. Ici 8 contre 5 : les deux tuiles équipement vont en face, malgré deux cartes équipement de ce côté-ci.' },
      { island: 4, text: 'Sommes égales : personne ne prend la tuile. Ici, 4 dagues contre 4 dagues.' },
      { island: 5, text: 'Sans carte de son type, personne ne prend non plus la tuile : la dague reste là. Une seule petite carte suffit si l’autre rive n’en a pas.' },
    ],
    win: 'Le plus de points gagne. À égalité, les points des tuiles équipement départagent.',
  },
  modes: {
    title: 'Autres façons de jouer',
    text: 'La partie habituelle s’appelle Mysteria : toutes les pierres sont noires.',
    tactika: 'En Tactika, chaque pierre montre sa couleur dès le début, mais pas sa valeur. Tu peux aussi choisir quelles couleurs sont connues.',
    stacks: 'Construis ton archipel : les tuiles peuvent s’empiler, et on ne retourne que le haut d’une pile. Une tuile retournée glisse de côté et reste sur son île.',
  },
  rulings: {
    title: 'Là où la règle imprimée ne dit rien',
    lead: 'Ces points sont des décisions de la maison, pas du livret.',
    text: [
      'Le hasard décide qui commence, sauf si tu le fais. Qui a retourné la première tuile joue la première carte.',
      'On retourne la tuile avant de piocher. Après la dernière, personne ne pioche.',
      'Quand ta pioche est vide, tu continues avec moins de cartes.',
      'La Dynamite compte parmi les cinq cartes d’une rive et ne se pose pas sur une rive pleine.',
      'Une égalité se départage aux points des tuiles équipement, pas à leur nombre ; s’ils sont égaux aussi, la partie est nulle.',
      'En Tactika, les couleurs des cinq tuiles hors jeu sont publiques aussi. Une couleur connue se voit à travers une pile.',
      'Les îles de ton archipel peuvent être inégales : une tuile au moins par île, vingt en tout.',
      'Pendant la partie, les points affichés comptent les tuiles retournées.',
    ],
  },
  keys: {
    title: 'Au clavier',
    text: 'Tab mène aux tuiles, au carnet et à la main. Les flèches parcourent tuiles et cartes. Entrée ou Espace retourne une tuile ou choisit une carte ; puis 1 à 5 pour une île, ou flèche haut et Entrée. Échap repose la carte.',
  },
}

export const rulebook: Record<Language, Rulebook> = { en, fr }
