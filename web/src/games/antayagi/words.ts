/** AntaYagí in words, in every language. */
import { isOwnTurn } from '@/lib/boards/turn'
import { wordsOf, type Speech } from '@/lib/i18n/index.svelte'
import { teller } from './events'
import type { Messages } from './messages'
import { moved, winnersOf, type AntaYagiWords } from './phrases'
import type { TradeView } from './protocol'
import { chapters } from './story'

/** A trade as one string of sentences, for those who hear the page. */
export function tradeInWords(
  trade: TradeView,
  w: AntaYagiWords,
  nameOf: (seat: number) => string,
  told: boolean,
): string {
  const shown = trade.happenings.slice(0, 2).map((one) => w.offer.shown(nameOf(one.seat), one.card))
  const rest = chapters(trade, told).map((chapter) => w.chapter(chapter, nameOf(chapter.seat)))
  return [...shown, ...rest, ...(trade.cancelled ? [w.cancelled] : [])].join(' ')
}

const CARDS = 'treasure bone lollipop muffin trex toxic hat fish magician sabotage'.split(' ')
const BACKS = 'plain hat trex sabotage'.split(' ')

function make(m: Messages, speech: Speech): AntaYagiWords {
  const named = (codes: readonly string[], say: (code: string) => string): Record<string, string> =>
    Object.fromEntries(codes.map((code) => [code, say(code)]))
  const tell = teller(m, speech)
  const words: AntaYagiWords = {
    ...m,
    kinds: named(CARDS, m.kind),
    backs: named(BACKS, m.back),
    card: (sight, kind, back) => {
      if (sight === 'face') return kind === null ? '' : m.kind(kind)
      return sight === 'memory' && kind !== null ? m.remembered(back, kind) : m.back(back)
    },
    pouch: (goods, value, target) =>
      goods.length ? m.pouch(goods.map(m.kind).join(', '), value, target) : m.pouchEmpty(value, target),
    seat: (seat) => m.seat(seat + 1),
    action: (action, view, names) => {
      switch (action.do) {
        case 'trade':
          return m.action.trade(names[action.partner] ?? words.seat(action.partner))
        case 'offer':
          return m.action.offer(action.slot)
        case 'steal':
          return m.action.steal(action.slot)
        case 'sabotage':
          return view.cancelled ? m.buttons.undo : m.buttons.sabotage
        default:
          return view.cancelled ? m.buttons.pass : m.buttons.spare
      }
    },
    tell,
    headline: (view, nameOf) => {
      const mine = isOwnTurn(view)
      const [active, partner] = [view.active ?? 0, view.partner ?? 0]
      const other = nameOf(view.seat === active ? partner : active)
      const said = m.headline
      switch (view.phase) {
        case 'trade':
          return mine ? said.trade : said.tradeTheirs(nameOf(active))
        case 'offers':
          if (mine) return view.seat === active ? said.offer(other) : said.answer(other)
          return view.offer !== null ? said.sealed(other) : said.offersTheirs(nameOf(active), nameOf(partner))
        case 'sabotage':
          if (mine) return view.cancelled ? said.save : said.sabotage
          return view.cancelled ? said.saveTheirs : said.sabotageTheirs
        case 'steal':
          return mine
            ? said.steal(other)
            : said.stealTheirs(nameOf(view.thief ?? 0), nameOf(view.thief === active ? partner : active))
        case 'over':
          return said.over
        default:
          return said.chance
      }
    },
    aside: (view, nameOf) => {
      const other = nameOf((view.seat === view.active ? view.partner : view.active) ?? 0)
      const mine = isOwnTurn(view)
      const said = m.aside
      switch (view.phase) {
        case 'trade':
          if (mine) return said.trade
          return view.trades.length === 0 ? said.first : ''
        case 'offers':
          return mine ? said.offers(other) : said.offersTheirs
        case 'sabotage':
          if (!mine) return view.awaiting.length > 0 ? said.answers(view.awaiting.map(nameOf).join(', ')) : ''
          return view.cancelled ? said.save : said.sabotage
        case 'steal':
          return mine ? said.steal : ''
        default:
          return ''
      }
    },
    chapter: (chapter, name) => {
      const said = m.chapter
      switch (chapter.what) {
        case 'take':
        case 'steal':
        case 'drop':
        case 'eat':
          return said[chapter.what](name, chapter.card)
        case 'sabotage':
          return said.sabotage(name)
        case 'match':
          return said.match(chapter.card)
        default:
          return said.lost(chapter.card)
      }
    },
    pile: (count, back) => (back ? m.pileTop(count, back) : m.pileCount(count)),
    discard: (count, top) => (top ? m.discardTop(count, top) : m.discardCount(count)),
    ledger: {
      ...m.ledger,
      deck: (name, cards) => (name === 'house' ? m.ledger.deckHouse : m.ledger.deckHost)(cards),
    },
    move: (event, before, names = [], view = null) =>
      moved(
        event,
        before,
        names,
        view,
        {
          ...m.move,
          offer: (slot, told) => m.move.offer(Number(slot)) + (told && `. ${told}`),
          steal: (slot, told) => told || m.move.steal(Number(slot)),
          sabotage: (cancels, told) => (cancels ? m.move.tear : m.move.save) + (told && `. ${told}`),
        },
        tell,
      ),
    task: (view) => {
      if (view.phase === 'trade') return m.task.trade
      if (view.phase === 'offers') return m.task.offers
      if (view.phase === 'steal') return m.task.steal
      return view.cancelled ? m.task.save : m.task.sabotage
    },
    score: (view, seat) => `${view.scores[seat] ?? 0} / ${view.targets[seat] ?? 0}`,
    round: () => '',
    ending: (outcome, view, names) => {
      const first = winnersOf(outcome)[0] ?? 0
      if (outcome.reason === 'goods')
        return m.ending.goods(names[first] ?? '', view.scores[first] ?? 0, view.targets[first] ?? 0)
      return outcome.reason === 'exhausted' ? m.ending.exhausted : null
    },
  }
  return words
}

export const words = await wordsOf('games/antayagi/words', make)
