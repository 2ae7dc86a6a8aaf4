/** A name for each of several things that two equal ones do not share: the second bone stays the second bone. */
export function keyed<T>(things: readonly T[]): { key: string; item: T }[] {
  const seen = new Map<T, number>()
  return things.map((item) => {
    const copy = seen.get(item) ?? 0
    seen.set(item, copy + 1)
    return { key: `${String(item)}-${copy}`, item }
  })
}
