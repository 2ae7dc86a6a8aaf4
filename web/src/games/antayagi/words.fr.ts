/** AntaYagí en français. */
import captions from '@art/antayagi/captions.json'
import { isOwnTurn } from '@/lib/boards/turn'
import { de } from '@/lib/i18n/french'
import { tellFr } from './events.fr'
import { moved, winnersOf, type AntaYagiWords } from './phrases'

const { kinds, powers, hides }: Record<'kinds' | 'powers' | 'hides', Record<string, string>> = captions.fr
const backs: Record<string, string> = {
  plain: 'dos uni',
  hat: 'dos chapeau',
  trex: 'dos T-Rex',
  sabotage: 'dos Sabotage',
}

export const fr: AntaYagiWords = {
  stall: 'Étal du marché',
  around: 'Les autres marchands',
  hand: 'Ta main',
  handOf: (name) => `La main ${de(name)}`,
  kinds,
  powers,
  backs,
  hides,
  card: (sight, kind, back) => {
    if (sight === 'face') return kinds[kind ?? ''] ?? ''
    return sight === 'memory' ? `${backs[back]}, tu te souviens : ${kinds[kind ?? '']}` : (backs[back] ?? '')
  },
  slot: (slot, card) => `Carte ${slot}, ${card}`,
  place: (name, hand, pouch) => `${name}. Main : ${hand}. ${pouch}`,
  pouch: (goods, value, target) =>
    `Sacoche : ${goods.length ? goods.map((kind) => kinds[kind]).join(', ') : 'vide'}, ${value} sur ${target}.`,
  noCards: 'aucune carte',
  seat: (seat) => `Place ${seat + 1}`,
  you: 'Toi',
  may: {
    trade: 'Tu peux échanger.',
    offer: 'tu peux la sceller',
    steal: 'tu peux la prendre',
    sabotage: 'tu peux le jouer',
  },
  marks: {
    turn: 'à son tour',
    sealed: 'scellée',
    waits: 'choisit…',
    wonders: 'déchire ?',
    winner: 'gagne',
    trade: 'Échanger',
    thief: 'se sert…',
  },
  buttons: {
    sabotage: 'Déchirer !',
    spare: 'Laisser faire',
    pass: 'Laisser annulé',
    undo: 'Sauver l’échange !',
    ledger: 'Carnet du marché',
    close: 'Fermer',
  },
  action: (action, view, names) => {
    switch (action.do) {
      case 'trade':
        return `Échanger avec ${names[action.partner] ?? fr.seat(action.partner)}`
      case 'offer':
        return `Sceller la carte ${action.slot}`
      case 'steal':
        return `Prendre la carte ${action.slot}`
      case 'sabotage':
        return view.cancelled ? fr.buttons.undo : fr.buttons.sabotage
      default:
        return view.cancelled ? fr.buttons.pass : fr.buttons.spare
    }
  },
  goal: 'Remplis ta sacoche avant les autres : cinq biens à trois ou quatre marchands, quatre biens au-delà.',
  goalNow: (target) => `La première sacoche à ${target} biens gagne`,
  recall: {
    title: 'Ce qui vient de se passer',
    back: 'Un événement en arrière',
    on: 'Un événement en avant',
    skip: 'Passer',
    now: 'Maintenant',
  },
  tell: tellFr,
  coach: {
    hands:
      'Tes cartes sont tournées vers les autres. Tu vois toutes les leurs, et seulement le dos des tiennes : un dos T-Rex cache un T-Rex ou un Trésor, les ciseaux sont un Sabotage.',
    trade:
      'Un marchand ne peut pas te refuser l’échange, mais c’est lui qui choisit la carte que tu reçois. Échange avec quelqu’un dont presque toutes les cartes te vont.',
    seal: 'L’autre connaît mieux que toi la carte que tu donnes. Un Poisson ou un Magicien ne lui apporte presque rien ; un Trésor est un cadeau.',
    sabotage:
      'Un Sabotage déchire n’importe quel échange, même entre deux autres. Garde-le pour celui qui remplirait une sacoche.',
    trex: 'Un T-Rex est dans ta sacoche. Il mange le prochain Poisson, Muffin, Os ou la prochaine Sucette, et les deux partent. Les Trésors ne risquent rien.',
    close:
      'Il ne manque qu’un bien à une sacoche marquée en rouge. Échanger avec son propriétaire peut lui donner la victoire : choisis bien.',
  },
  headline: (view, nameOf) => {
    const mine = isOwnTurn(view)
    const [active, partner] = [view.active ?? 0, view.partner ?? 0]
    const other = nameOf(view.seat === active ? partner : active)
    switch (view.phase) {
      case 'trade':
        return mine ? 'À toi. Avec qui échanges-tu ?' : `${nameOf(active)} cherche un partenaire.`
      case 'offers':
        if (mine)
          return view.seat === active
            ? `Scelle une carte pour ${other}.`
            : `${other} échange avec toi. Scelle une carte.`
        return view.offer !== null
          ? `Scellée. ${other} choisit encore.`
          : `${nameOf(active)} et ${nameOf(partner)} scellent une carte.`
      case 'sabotage':
        if (mine) return view.cancelled ? 'Déchiré ! Sauver l’échange ?' : 'Déchirer cet échange ?'
        return view.cancelled ? 'Déchiré ! Quelqu’un le sauve ?' : 'Quelqu’un le déchire ?'
      case 'steal':
        return mine
          ? `Sucette ! Prends une carte à ${other}.`
          : `Sucette ! ${nameOf(view.thief ?? 0)} prend une carte à ${nameOf(view.thief === active ? partner : active)}.`
      case 'over':
        return 'Le marché est fermé.'
      default:
        return 'On mélange les cartes.'
    }
  },
  aside: (view, nameOf) => {
    const other = nameOf((view.seat === view.active ? view.partner : view.active) ?? 0)
    const mine = isOwnTurn(view)
    switch (view.phase) {
      case 'trade':
        if (mine) return 'Tu donnes une carte et reçois une des siennes. Les biens vont dans la sacoche.'
        return view.trades.length === 0 ? 'Tu vois toutes les mains, sauf la tienne.' : ''
      case 'offers':
        return mine
          ? `${other} reçoit cette carte, et toi la sienne. Les deux se retournent ensemble.`
          : 'Les deux cartes se retournent ensemble.'
      case 'sabotage':
        if (!mine) return `À répondre : ${view.awaiting.map(nameOf).join(', ')}.`
        return view.cancelled
          ? 'Avec un autre Sabotage, l’échange a lieu malgré tout.'
          : 'Les deux cartes et ton Sabotage vont alors à la défausse.'
      case 'steal':
        return mine ? 'Si c’est un bien, elle va dans ta sacoche.' : ''
      default:
        return ''
    }
  },
  chapter: (chapter, name) => {
    const card = kinds[chapter.card] ?? ''
    switch (chapter.what) {
      case 'take':
        return `${name} empoche : ${card}.`
      case 'steal':
        return `${name} prend avec la Sucette : ${card}.`
      case 'drop':
        return `Le Muffin coûte à ${name} : ${card}.`
      case 'eat':
        return `Le T-Rex ${de(name)} mange : ${card}.`
      case 'sabotage':
        return `${name} joue un Sabotage.`
      case 'match':
        return `Deux fois ${card} : rien n’est échangé.`
      default:
        return `Défaussé : ${card}.`
    }
  },
  offer: {
    none: (name) => `${name} n’a pas encore scellé de carte.`,
    sealed: (name) => `${name} a scellé une carte.`,
    shown: (name, kind) => `${name} donne : ${kinds[kind]}.`,
  },
  cancelled: 'Annulé.',
  stamp: 'Annulé',
  crunch: 'Crounch !',
  pile: (count, back) => `${count} pioche${back ? `, ${backs[back]} sur le dessus` : ''}. Carnet du marché`,
  discard: (count, top) => `${count} défausse${top ? `, ${kinds[top]} sur le dessus` : ''}. Carnet du marché`,
  supply: { pile: 'pioche', discard: 'défausse' },
  ledger: {
    title: 'Carnet du marché',
    trades: 'Ce que tout le monde a vu',
    none: 'Aucun échange pour l’instant.',
    discard: 'Dans la défausse',
    unseen: 'Pas encore vues',
    unseenLead: 'Dans la pioche, ou derrière un dos qui les cache.',
    empty: 'Rien.',
    deck: (name, cards) =>
      name === 'house'
        ? `En jeu : le paquet maison, ${cards} cartes. Nombres, biens et dos sont de nous.`
        : `En jeu : un paquet de l’hôte, ${cards} cartes, avec les biens et les dos du paquet maison.`,
  },
  tally: {
    title: (name) => `La sacoche ${de(name)}`,
    fish: 'avec des Déchets toxiques, un Poisson compte double',
    toxic: 'Déchets toxiques : il faut un bien de plus',
    reached: (value, target) => `${value} sur ${target}`,
  },
  why: {
    turn: (name) => `C’est ${name} qui choisit le partenaire de ce tour.`,
    empty: (name) => `${name} n’a aucune carte à échanger.`,
    yourself: (active, partner) => `${active} et ${partner} font un échange. Tu n’y participes pas.`,
    partnerFirst: 'Choisis d’abord un marchand avec qui échanger.',
    notYours: 'Dans un échange, tu offres une carte de ta propre main.',
    already: 'Ta carte est scellée, elle ne change plus.',
    window: 'Seul un Sabotage peut être joué maintenant.',
    steal: (name) => `Prends une carte dans la main ${de(name)}.`,
    answers: (names) => `On attend ${names} : un Sabotage peut encore être joué.`,
    stealing: (thief, victim) => `Attends : ${thief} prend d’abord une carte dans la main ${de(victim)}.`,
    pointCard: (name) => `Touche une des cartes ${de(name)} ; au clavier, tape son numéro.`,
  },
  move: (event, before, names = [], view = null) =>
    moved(
      event,
      before,
      names,
      view,
      {
        trade: (name) => `échange avec ${name}`,
        offer: (slot, told) => `scelle la carte ${slot}${told && `. ${told}`}`,
        steal: (slot, told) => told || `prend la carte ${slot} avec la Sucette`,
        pass: 'laisse faire',
        sabotage: (cancels, told) =>
          `${cancels ? 'déchire' : 'sauve'} l’échange avec un Sabotage${told && `. ${told}`}`,
        reshuffle: 'La défausse est mélangée.',
      },
      tellFr,
    ),
  task: (view) => {
    if (view.phase === 'trade') return 'Choisis un marchand avec qui échanger.'
    if (view.phase === 'offers') return 'Scelle une de tes cartes.'
    if (view.phase === 'steal') return 'Prends une carte dans l’autre main.'
    return view.cancelled
      ? 'Sauve l’échange avec un Sabotage, ou laisse-le annulé.'
      : 'Déchire l’échange avec un Sabotage, ou laisse faire.'
  },
  score: (view, seat) => `${view.scores[seat] ?? 0} / ${view.targets[seat] ?? 0}`,
  round: () => '',
  ending: (outcome, view, names) => {
    const winners = winnersOf(outcome)
    const first = winners[0] ?? 0
    if (outcome.reason === 'goods') {
      return `La sacoche ${de(names[first] ?? '')} vaut ${view.scores[first]} biens ; il en fallait ${view.targets[first]}.`
    }
    return outcome.reason === 'exhausted' ? 'Plus aucune sacoche ne peut changer : la plus pleine gagne.' : null
  },
}
