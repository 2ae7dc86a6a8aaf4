/** A few wooden taps and a chime, made on the spot: nothing is loaded, nothing loops. */
import type { Update, View } from '@/lib/protocol'
import { settings } from '@/lib/settings/settings.svelte'

export type Sound = 'mine' | 'theirs' | 'turn' | 'end' | 'low' | 'said'

interface Note {
  pitch: number
  at: number
  length: number
  loud: number
  wave: OscillatorType
}

const tap = (pitch: number, loud: number): Note => ({ pitch, at: 0, length: 0.07, loud, wave: 'triangle' })
const bell = (pitch: number, at: number): Note => ({ pitch, at, length: 0.55, loud: 0.07, wave: 'sine' })

export const NOTES: Record<Sound, readonly Note[]> = {
  mine: [tap(320, 0.22)],
  theirs: [tap(220, 0.16)],
  turn: [tap(220, 0.16), bell(660, 0.1)],
  low: [bell(440, 0), bell(440, 0.22)],
  said: [bell(880, 0)],
  end: [bell(523, 0), bell(659, 0.14), bell(784, 0.28)],
}

let player: AudioContext | null = null

/** A player takes long to make: it is made when a person first presses something, and never while a board moves. */
function prepare(): void {
  if (settings.is('sounds') && typeof AudioContext !== 'undefined') player ??= new AudioContext()
}

for (const gesture of ['pointerup', 'keyup']) addEventListener(gesture, prepare, { passive: true })
// A visitor from another page has pressed something there.
if (navigator.userActivation?.hasBeenActive) setTimeout(prepare, 500)

/** Silent when sounds are off, and while the browser still waits for the first tap of a person. */
export function playSound(which: Sound): void {
  if (!settings.is('sounds') || !player) return
  void player.resume()
  for (const note of NOTES[which]) play(player, note)
}

function play(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at
  const [voice, volume] = [context.createOscillator(), context.createGain()]
  voice.type = note.wave
  voice.frequency.setValueAtTime(note.pitch, start)
  voice.frequency.exponentialRampToValueAtTime(note.pitch * (note.wave === 'triangle' ? 0.55 : 1), start + note.length)
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(note.loud, start + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.length)
  voice.connect(volume).connect(context.destination)
  voice.start(start)
  voice.stop(start + note.length)
}

/** The sound that goes with a change at the table. */
export function soundFor(before: Update | null, after: Update): Sound | null {
  if (!before || !after.started || after.version <= before.version) return null
  const [old, view] = [before.view as View | null, after.view as View | null]
  if (view?.outcome) return old?.outcome ? null : 'end'
  if (isTurn(after.you, view) && !isTurn(after.you, old)) return 'turn'
  const seats = after.events.filter((event) => event.version > before.version && typeof event.who === 'number')
  if (seats.length === 0) return null
  return seats.some((event) => event.who === after.you) ? 'mine' : 'theirs'
}

function isTurn(you: number | null, view: View | null): boolean {
  return you !== null && (view?.awaiting.includes(you) ?? false)
}
