/** One HTTP request with JSON. A refusal is thrown as `Refused`. */
import { Refused } from './errors'

export async function request<Answer>(address: string, body?: unknown, method?: string): Promise<Answer> {
  const answer = await fetch(address, options(body, method)).catch(() => {
    throw new Refused('unavailable')
  })
  const content: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw refusal(content)
  return content as Answer
}

function options(body: unknown, method?: string): RequestInit {
  if (body === undefined) return method ? { method } : {}
  const headers = { 'content-type': 'application/json' }
  return { method: method ?? 'POST', headers, body: JSON.stringify(body) }
}

function refusal(content: unknown): Refused {
  const { code, details, message } = (content ?? {}) as {
    code?: string
    details?: Record<string, unknown>
    message?: string
  }
  return new Refused(code ?? 'unavailable', details, message)
}
