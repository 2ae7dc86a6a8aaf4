/** Keeps who uses this browser: nobody yet, a guest, or an account. */
import { saveItem, readItem } from '@/lib/storage/storage'
import { createGuest, getMe } from '@/lib/api/people'
import type { Me } from '@/lib/protocol'

/** Undefined until the server has said. */
let me = $state.raw<Me | null | undefined>(undefined)

export const identity = {
  get me(): Me | null | undefined {
    return me
  },
  /** The name of the account, if there is one. */
  get account(): string | null {
    return me?.account ? me.name : null
  },
  set(known: Me | null): void {
    me = known
  },
  async load(): Promise<void> {
    if (me !== undefined) return
    const found = await getMe().catch(() => undefined)
    me ??= found
  },
  /** Forget the person, so that the next user of this browser gets neither their seats nor their name. */
  forget(): void {
    if (me?.account && readItem('name') === me.name) saveItem('name', null)
    me = null
    saveItem('seats', null)
  },
}

/** Before taking a seat: be somebody, so that the seat is found again. It is no reason not to play if that fails. */
export async function ensureIdentity(name: string): Promise<void> {
  await identity.load()
  if (me === undefined || me?.account || me?.name === name) return
  me = await createGuest(name).catch(() => me)
}
