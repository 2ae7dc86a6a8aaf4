/** The rules of Ta Yü in our own words. A picture first, then one or two sentences. */
import type { Language } from '@/lib/i18n/index.svelte'
import type { Reason } from './reasons'

export interface Rulebook {
  aim: string
  tiles: { title: string; text: string; ring: string }
  turn: { title: string; text: string; draws: readonly string[] }
  lay: { title: string; first: string; allowed: string; against: Partial<Record<Reason, string>>; must: string }
  points: { title: string; text: string; product: string; sum: (a: number, b: number, c: number, d: number) => string }
  end: { title: string; text: string; rescue: string }
  seats: { title: string; text: readonly string[] }
  editions: { title: string; text: readonly string[] }
  rulings: { title: string; lead: string; text: readonly string[] }
  keys: { title: string; text: readonly string[] }
}

const en: Rulebook = {
  aim: 'A game for two to four by Niek Neuwahl. Together you dig one network of canals from the middle of the board; each side wants it to reach the sea on both of its own coasts.',
  tiles: {
    title: 'The tiles',
    text: 'A tile is three squares long and its canal leaves by three of its eight edges. That makes 28 different tiles, several copies of each.',
    ring: 'Twelve of them leave by three different sides. They carry a ring on their back, which shows before you draw.',
  },
  turn: {
    title: 'Your turn',
    text: 'Draw a tile, then lay it. With one tile in hand everybody sees what you drew.',
    draws: [
      'Block: two piles lie face down. You see whether the next tile of each has a ring, and choose a pile.',
      'Bag: you draw blindly.',
      'Spread: you choose a tile with a ring or one without.',
    ],
  },
  lay: {
    title: 'Where a tile may lie',
    first: 'The first tile covers the centre, turned as you like. After that:',
    allowed: 'Allowed: the new canal joins one on the board, and everywhere else blank meets blank.',
    against: {
      blank: 'Not allowed: its canal would end at a wall. Exit meets exit.',
      canal: 'Not allowed: its blank edge would shut a canal. Blank meets blank.',
      alone: 'Not allowed: no canal reaches it.',
    },
    must: 'A tile that fits somewhere must be laid, even where it helps the others. Canals may close a loop, join several arms at once, or end at the edge of the board.',
  },
  points: {
    title: 'Points',
    text: 'Every canal that opens to the sea is an estuary: one point for its coast, two at a shrine. Each pearl on this board is a point.',
    product: 'One side multiplies north by south, the other east by west. A coast without water makes the whole product nothing.',
    sum: (a, b, c, d) => `North ${a} × south ${b} = ${a * b}. East ${c} × west ${d} = ${c * d}.`,
  },
  end: {
    title: 'The end',
    text: 'Once anybody has points, the first tile that fits nowhere ends the game. So does the last tile. The higher product wins.',
    rescue: 'While nobody has points, a tile that fits nowhere leaves the game and the same player draws again. You can choose that the game ends at once instead.',
  },
  seats: {
    title: 'Two, three, four',
    text: [
      'Two: one has north and south, the other east and west. With two tiles in hand you draw a second one, lay either, and keep the other hidden.',
      'Four: two teams that sit crosswise and play in turn. Partners share their coasts.',
      'Three, Kosmos: you bid for the flood, lower and lower. The lowest bidder builds nothing and wins if both builders stay below the bid. Whoever reaches it defeats the flood, and the builders play on.',
      'Three, Goliath: one of you is the saboteur. The first builder to reach the target, usually 24, wins at once; otherwise the saboteur wins.',
    ],
  },
  editions: {
    title: 'Two boxes',
    text: [
      'Kosmos: 19 by 19 squares, four copies of each tile, three shrines on each coast.',
      'Goliath: 18 by 18 squares, three copies of each tile, four shrines on each coast, four squares in the centre.',
    ],
  },
  rulings: {
    title: 'Where the printed rules are silent',
    lead: 'These points are decisions of this house, not of the rule sheets.',
    text: [
      'Where the shrines stand: columns and rows 5, 10, 15 (Kosmos), 4, 8, 11, 15 (Goliath).',
      'A tile in the corner can have an estuary on both coasts. Covering a shrine’s square without an exit there counts nothing.',
      'A canal may run into a hole that is too small for any tile.',
      'Equal products are a draw. Points on one coast alone are no points yet.',
      'When one pile of the block is empty, or one kind of the spread, the other is drawn without a choice.',
      'With two tiles in hand, the game ends only when neither fits; before anybody has points it is the tile just drawn that leaves.',
      'The first bidder must bid, from 1 to 484. Who has passed is out. A bid of 1 ends the auction.',
      'A flood that is beaten plays no more. Builders who tie then share the win.',
      'A tile can be taken back until somebody draws.',
    ],
  },
  keys: {
    title: 'By hand and by key',
    text: [
      'Mouse: the tile follows the pointer, the wheel or R turns it, a click lays it. Ctrl and wheel come closer.',
      'Finger: tap a lit place, tap the tile to turn it, then “Lay it”. Two fingers zoom, one finger moves the board.',
      'Keys: Tab reaches the board, arrows walk, R turns, N goes to the next place that fits, X takes your other tile, Enter lays. +, − and 0 zoom.',
    ],
  },
}

const fr: Rulebook = {
  aim: 'Un jeu de Niek Neuwahl, de deux à quatre. Vous creusez ensemble un seul réseau de canaux à partir du centre ; chaque camp veut le mener jusqu’à la mer sur ses deux côtes.',
  tiles: {
    title: 'Les tuiles',
    text: 'Une tuile couvre trois cases et son canal sort par trois de ses huit bords. Cela fait 28 tuiles différentes, en plusieurs exemplaires.',
    ring: 'Douze d’entre elles sortent par trois côtés différents. Elles portent un anneau au dos, visible avant la pioche.',
  },
  turn: {
    title: 'Ton tour',
    text: 'Pioche une tuile, puis pose-la. Avec une seule tuile en main, tout le monde voit ce que tu as pioché.',
    draws: [
      'Bloc : deux piles face cachée. On voit si la prochaine tuile de chacune porte un anneau, et tu choisis une pile.',
      'Sac : tu pioches au hasard.',
      'Étalage : tu choisis une tuile avec anneau ou une sans.',
    ],
  },
  lay: {
    title: 'Où poser une tuile',
    first: 'La première tuile couvre le centre, dans le sens que tu veux. Ensuite :',
    allowed: 'Permis : le nouveau canal en rejoint un autre, et partout ailleurs bord plein contre bord plein.',
    against: {
      blank: 'Interdit : son canal buterait sur un mur. Une sortie rencontre une sortie.',
      canal: 'Interdit : son bord plein boucherait un canal. Plein contre plein.',
      alone: 'Interdit : aucun canal n’y arrive.',
    },
    must: 'Une tuile qui va quelque part doit être posée, même si elle aide les autres. Un canal peut fermer une boucle, rejoindre plusieurs bras à la fois, ou finir au bord du plateau.',
  },
  points: {
    title: 'Les points',
    text: 'Chaque canal ouvert sur la mer est un estuaire : un point pour sa côte, deux près d’un sanctuaire. Chaque perle de ce plateau est un point.',
    product: 'Un camp multiplie le nord par le sud, l’autre l’est par l’ouest. Une côte sans eau rend tout le produit nul.',
    sum: (a, b, c, d) => `Nord ${a} × sud ${b} = ${a * b}. Est ${c} × ouest ${d} = ${c * d}.`,
  },
  end: {
    title: 'La fin',
    text: 'Dès que quelqu’un a des points, la première tuile qui ne va nulle part finit la partie. La dernière tuile aussi. Le plus grand produit gagne.',
    rescue: 'Tant que personne n’a de points, une tuile qui ne va nulle part quitte la partie et le même joueur repioche. On peut choisir que la partie s’arrête aussitôt.',
  },
  seats: {
    title: 'À deux, trois, quatre',
    text: [
      'À deux : l’un a le nord et le sud, l’autre l’est et l’ouest. Avec deux tuiles en main, tu en pioches une seconde, tu poses l’une ou l’autre et tu gardes le reste caché.',
      'À quatre : deux équipes assises en croix, qui jouent à tour de rôle. Les partenaires partagent leurs côtes.',
      'À trois, Kosmos : on enchérit, toujours plus bas, pour être le déluge. La plus basse annonce ne bâtit rien et gagne si les deux bâtisseurs restent au-dessous. Qui l’atteint bat le déluge, et les bâtisseurs continuent.',
      'À trois, Goliath : l’un de vous est le saboteur. Le premier bâtisseur qui atteint l’objectif, 24 d’habitude, gagne aussitôt ; sinon le saboteur gagne.',
    ],
  },
  editions: {
    title: 'Deux boîtes',
    text: [
      'Kosmos : 19 cases sur 19, quatre exemplaires de chaque tuile, trois sanctuaires par côte.',
      'Goliath : 18 cases sur 18, trois exemplaires de chaque tuile, quatre sanctuaires par côte, quatre cases au centre.',
    ],
  },
  rulings: {
    title: 'Là où la règle imprimée ne dit rien',
    lead: 'Ces points sont des décisions de la maison, pas des livrets.',
    text: [
      'La place des sanctuaires : colonnes et lignes 5, 10, 15 (Kosmos), 4, 8, 11, 15 (Goliath).',
      'Une tuile dans un coin peut avoir un estuaire sur les deux côtes. Couvrir la case d’un sanctuaire sans sortie ne compte rien.',
      'Un canal peut mener à un trou trop petit pour toute tuile.',
      'Des produits égaux font une partie nulle. Des points sur une seule côte ne sont pas encore des points.',
      'Quand une pile du bloc est vide, ou une sorte de l’étalage, on pioche dans l’autre sans choisir.',
      'Avec deux tuiles en main, la partie ne finit que si aucune ne va ; avant les premiers points, c’est la tuile tout juste piochée qui part.',
      'Le premier à enchérir doit annoncer, de 1 à 484. Qui a passé est sorti. Une annonce de 1 finit l’enchère.',
      'Un déluge battu ne joue plus. Des bâtisseurs à égalité partagent alors la victoire.',
      'On peut reprendre une tuile tant que personne n’a pioché.',
    ],
  },
  keys: {
    title: 'À la main et au clavier',
    text: [
      'Souris : la tuile suit le pointeur, la molette ou R la tourne, un clic la pose. Ctrl et molette rapprochent.',
      'Doigt : touche une place éclairée, touche la tuile pour la tourner, puis « Poser ». Deux doigts zooment, un doigt déplace le plateau.',
      'Clavier : Tab mène au plateau, les flèches s’y promènent, R tourne, N va à la place suivante, X prend ton autre tuile, Entrée pose. +, − et 0 pour le zoom.',
    ],
  },
}

export const rulebook: Record<Language, Rulebook> = { en, fr }
