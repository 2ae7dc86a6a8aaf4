/** The rules of AntaYagí in our own words. A picture first, then one or two sentences. */
import type { Language } from '@/lib/i18n/index.svelte'

interface Section {
  title: string
  text: string[]
}

export interface Rulebook {
  aim: string
  hands: Section
  backs: Section
  turn: Section & { steps: string[] }
  cards: Section & { good: string; maybe: string; none: string; deck(cards: number): string; copies(count: number): string }
  sabotage: Section
  trex: Section
  end: Section
  rulings: Section
  keys: Section
}

const en: Rulebook = {
  aim: 'A market for three to seven merchants, by Jacobo Rufete and Anastasio Martínez. Everybody knows your hand but you. Trade a card you cannot see, read the backs, talk, lie, and be the first with enough goods in the pouch.',
  hands: {
    title: 'Hands the wrong way round',
    text: [
      'You hold three cards, and they face the others: they see the faces, you see the backs. You see everybody else’s.',
      'You may say whatever you like about anybody’s cards. It need not be true.',
    ],
  },
  backs: {
    title: 'What a back tells',
    text: ['There are four backs, and everybody sees all of them, also the one on top of the draw pile.'],
  },
  turn: {
    title: 'Your turn: one trade',
    text: [],
    steps: [
      'Choose any merchant who has a card. They cannot refuse.',
      'Both of you seal one card of your own hand. When both are sealed, both are turned together.',
      'Each takes the other’s card: goods go into the pouch, the rest is discarded. Powers happen, yours first.',
      'Two cards of the same kind cancel the trade: both are discarded.',
      'Your partner draws one card, you draw up to three, and the turn goes to the left.',
    ],
  },
  cards: {
    title: 'The cards',
    text: [],
    good: 'a good',
    maybe: 'two goods beside Toxic waste',
    none: 'not a good',
    deck: (cards) => `These are the counts of the house deck, ${cards} cards. They are ours: the printed ones are not known to us. A host can set another deck.`,
    copies: (count) => `${count} in the house deck`,
  },
  sabotage: {
    title: 'Sabotage',
    text: [
      'When both cards lie open, and before anything happens, whoever holds a Sabotage may tear the trade up, the traders too. Everybody knows who holds one: its back says so.',
      'A second Sabotage saves the trade, a third tears it again. In the end the cards of a torn trade are discarded, with every Sabotage played. When all holders let it pass, the trade stands.',
    ],
  },
  trex: {
    title: 'The T-Rex is hungry',
    text: [
      'A T-Rex in your pouch eats as soon as there is something to eat: a Fish first, then a Muffin, a Lollipop, a Bone. Eater and food both leave the pouch.',
      'Meals come last, after all powers, and before anybody wins.',
    ],
  },
  end: {
    title: 'Who wins',
    text: [
      'With three or four merchants you need five goods, with five or more you need four. Each Toxic waste in your pouch asks for one more, from you alone.',
      'After every trade both pouches are counted. If both traders get there at once, only the partner wins, not the one whose turn it is.',
    ],
  },
  rulings: {
    title: 'Where the printed rules are silent',
    text: [
      'How many cards of each kind there are, which are goods, and which backs they have: the house deck.',
      'The T-Rex eats in the pouch, not in the hand.',
      'Toxic waste is a good, and burdens its owner only. A Hat is a good too.',
      'A Sabotage is played after the cards are turned, never before, and cannot save two equal cards.',
      'A stolen card counts as received: a stolen Lollipop steals again, a stolen Muffin costs the thief the hand. A stolen Magician or Sabotage does nothing.',
      'Against a Magician, a Lollipop robs the merchant who gave the Magician.',
      'A second Hat does not turn the hand back. New cards join on the right and face the others again.',
      'Who has no card skips the trade and draws. When no pouch can ever change again, the fullest wins.',
    ],
  },
  keys: {
    title: 'With the keyboard',
    text: ['Tab goes from the merchants to the piles, the buttons and your hand; the arrow keys walk among merchants or cards; Enter or Space chooses. A card can also be dragged to the stall.'],
  },
}

const fr: Rulebook = {
  aim: 'Un marché pour trois à sept marchands, de Jacobo Rufete et Anastasio Martínez. Tout le monde connaît ta main, sauf toi. Échange une carte que tu ne vois pas, lis les dos, parle, mens, et remplis ta sacoche avant les autres.',
  hands: {
    title: 'Des mains à l’envers',
    text: [
      'Tu tiens trois cartes, tournées vers les autres : ils voient les faces, tu vois les dos. Et tu vois les cartes de tous les autres.',
      'Tu peux dire ce que tu veux des cartes de chacun. Rien ne t’oblige à dire vrai.',
    ],
  },
  backs: {
    title: 'Ce que dit un dos',
    text: ['Il y a quatre dos, et tout le monde les voit tous, même celui du dessus de la pioche.'],
  },
  turn: {
    title: 'À ton tour : un échange',
    text: [],
    steps: [
      'Choisis un marchand qui a une carte. Il ne peut pas refuser.',
      'Vous scellez chacun une carte de votre main. Quand les deux sont scellées, elles se retournent ensemble.',
      'Chacun prend la carte de l’autre : les biens vont dans la sacoche, le reste à la défausse. Puis viennent les pouvoirs, les tiens d’abord.',
      'Deux cartes du même nom annulent l’échange : elles sont défaussées.',
      'Ton partenaire pioche une carte, tu complètes ta main à trois, et le tour passe à gauche.',
    ],
  },
  cards: {
    title: 'Les cartes',
    text: [],
    good: 'un bien',
    maybe: 'deux biens avec des Déchets toxiques',
    none: 'pas un bien',
    deck: (cards) => `Ces nombres sont ceux du paquet maison, ${cards} cartes. Il est de nous : celui de la boîte nous est inconnu. L’hôte peut en choisir un autre.`,
    copies: (count) => `${count} dans le paquet maison`,
  },
  sabotage: {
    title: 'Sabotage',
    text: [
      'Quand les deux cartes sont visibles, et avant tout effet, qui tient un Sabotage peut déchirer l’échange, même ceux qui échangent. Tout le monde sait qui en tient un : le dos le dit.',
      'Un deuxième Sabotage sauve l’échange, un troisième le déchire de nouveau. À la fin, les cartes d’un échange déchiré sont défaussées, avec tous les Sabotages joués. Quand tous laissent faire, l’échange a lieu.',
    ],
  },
  trex: {
    title: 'Le T-Rex a faim',
    text: [
      'Un T-Rex dans ta sacoche mange dès qu’il y a de quoi : d’abord un Poisson, puis un Muffin, une Sucette, un Os. Le mangeur et le mangé quittent la sacoche.',
      'Les repas viennent en dernier, après tous les pouvoirs, et avant que quelqu’un gagne.',
    ],
  },
  end: {
    title: 'Qui gagne',
    text: [
      'À trois ou quatre marchands il faut cinq biens, à cinq et plus il en faut quatre. Chaque carte Déchets toxiques de ta sacoche en demande un de plus, à toi seul.',
      'Après chaque échange on compte les deux sacoches. Si les deux y arrivent à la fois, seul le partenaire gagne, pas celui dont c’est le tour.',
    ],
  },
  rulings: {
    title: 'Là où la règle imprimée ne dit rien',
    text: [
      'Combien il y a de cartes de chaque sorte, lesquelles sont des biens, et leurs dos : c’est le paquet maison.',
      'Le T-Rex mange dans la sacoche, pas dans la main.',
      'Les Déchets toxiques sont un bien et ne pèsent que sur leur propriétaire. Un Chapeau est aussi un bien.',
      'Un Sabotage se joue après que les cartes sont retournées, jamais avant, et ne sauve pas deux cartes pareilles.',
      'Une carte prise à la Sucette compte comme reçue : une Sucette prend encore, un Muffin coûte sa main au voleur. Un Magicien ou un Sabotage ne fait rien.',
      'Face à un Magicien, une Sucette se sert chez le marchand qui a donné le Magicien.',
      'Un second Chapeau ne retourne pas la main dans l’autre sens. Les nouvelles cartes arrivent à droite, de nouveau tournées vers les autres.',
      'Qui n’a pas de carte saute l’échange et pioche. Quand plus aucune sacoche ne peut changer, la plus pleine gagne.',
    ],
  },
  keys: {
    title: 'Au clavier',
    text: ['Tab va des marchands aux piles, aux boutons et à ta main ; les flèches passent d’un marchand ou d’une carte à l’autre ; Entrée ou Espace choisit. On peut aussi glisser une carte vers l’étal.'],
  },
}

export const rulebook: Record<Language, Rulebook> = { en, fr }
