/** A request that a form makes: busy while it runs, and the code of what went wrong. */
import { codeOf } from '@/lib/api/errors'
import { errorText } from '@/lib/i18n/index.svelte'

export class FormRequest {
  busy = $state(false)
  code = $state<string | null>(null)

  get fault(): string {
    return this.code === null ? '' : errorText(this.code)
  }

  /** The fault, if it is about one of these. */
  about(...codes: string[]): string {
    return this.code !== null && codes.includes(this.code) ? this.fault : ''
  }

  /** The fault, if it is about none of these. */
  besides(...codes: string[]): string {
    return this.code !== null && !codes.includes(this.code) ? this.fault : ''
  }

  async run(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.code = null
    try {
      await work()
      return true
    } catch (error) {
      this.code = codeOf(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
