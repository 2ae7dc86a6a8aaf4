/** Who this browser is here: nobody yet, a guest, or an account. */
import { keep, recall } from '@/lib/storage/storage'
import { beGuest, whoAmI } from '@/lib/api/people'
import type { Me } from '@/lib/protocol'

/** Undefined until the server has said. */
let me = $state.raw<Me | null | undefined>(undefined)

export const self = {
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
  async ask(): Promise<void> {
    if (me !== undefined) return
    const found = await whoAmI().catch(() => undefined)
    me ??= found
  },
  /** Whoever uses this browser next should not find the seats, nor sit down under a name that is not theirs. */
  forget(): void {
    if (me?.account && recall('name') === me.name) keep('name', null)
    me = null
    keep('seats', null)
  },
}

/** Before taking a seat: be somebody, so that the seat is found again. It is no reason not to play if that fails. */
export async function introduce(name: string): Promise<void> {
  await self.ask()
  if (me === undefined || me?.account || me?.name === name) return
  me = await beGuest(name).catch(() => me)
}
