/** An update of a table where nothing special is going on, but for what a test changes. */
import type { Update } from '@/lib/protocol'

export const anUpdate = (changes: Partial<Update> = {}): Update => ({
  type: 'update',
  table: 't1',
  game: 'okiya',
  options: {},
  version: 2,
  you: 0,
  people: [],
  started: true,
  view: null,
  events: [],
  offers: { undo: null, draw: null, agreed: [], rematch: [], seal: null },
  can_undo: false,
  host: 0,
  public: false,
  rated: false,
  clock: null,
  times: null,
  window: null,
  commitment: '',
  words: [],
  watchers: 0,
  share: null,
  shared_seat: null,
  ...changes,
})
