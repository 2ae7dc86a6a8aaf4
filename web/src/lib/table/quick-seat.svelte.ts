/** Sits down at a table by one press, under the name that this browser remembers. */
import { codeOf } from '@/lib/api/errors'
import { i18n } from '@/lib/i18n/index.svelte'
import { go } from '@/lib/routing/router.svelte'
import { saveItem } from '@/lib/storage/storage'
import { storedName } from './join'

export class QuickSeat {
  /** Is the server looking for a seat? */
  busy = $state(false)
  /** The code of the last refusal. */
  fault = $state<string | null>(null)

  /** `find` gets the name to sit down with and returns the address of the table. */
  async take(game: string, find: (name: string) => Promise<string>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.fault = null
    saveItem('game', game)
    try {
      go(await find(storedName(i18n.t.play.nameless)))
    } catch (error) {
      this.fault = codeOf(error)
      // There is no field here to choose another name: the next press is for somebody without one.
      if (this.fault === 'name-taken') saveItem('name', null)
    } finally {
      this.busy = false
    }
  }
}
