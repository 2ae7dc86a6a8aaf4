/** Asks again for a password or a passkey before a key is made. `ConfirmIdentity.svelte` shows the question. */
import { Refused } from '@/lib/api/errors'

interface Question {
  answer: (confirmed: boolean) => void
}

let question = $state.raw<Question | null>(null)

export const confirmation = {
  /** Whether somebody is to be asked now. */
  get isAsked(): boolean {
    return question !== null
  },
  answer(confirmed: boolean): void {
    const asked = question
    question = null
    asked?.answer(confirmed)
  },
}

/** Do `work`. If the server wants to know again who this is, ask, and do it once more. */
export async function confirmed<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'confirm-identity' || !(await ask())) throw error
    return work()
  }
}

function ask(): Promise<boolean> {
  confirmation.answer(false)
  return new Promise((answer) => {
    question = { answer }
  })
}
