/** What is in a file that somebody brings: one record, or one a line. The server says whether they are good. */
export type Found = Record<string, unknown>

export interface Told {
  records: Found[]
  fault: 'notJson' | 'noObject' | null
}

export function recordsIn(text: string): Told {
  const whole = parsed(text)
  const read =
    whole === undefined
      ? text
          .split('\n')
          .filter((line) => line.trim())
          .map(parsed)
      : [whole]
  if (read.length === 0 || read.includes(undefined)) return { records: [], fault: 'notJson' }
  const records = read.filter((one): one is Found => typeof one === 'object' && one !== null && !Array.isArray(one))
  return records.length === read.length ? { records, fault: null } : { records: [], fault: 'noObject' }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
