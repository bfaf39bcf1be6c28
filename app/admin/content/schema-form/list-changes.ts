/** New index of an entry after a list change; null if it was removed. */
export type Renumber = (index: number) => number | null

export function inserted<T>(list: T[], at: number, entry: T) {
  return list.toSpliced(at, 0, entry)
}

export function removed<T>(list: T[], at: number) {
  return list.toSpliced(at, 1)
}

export function moved<T>(list: T[], from: number, to: number): T[] {
  const entry = list[from]
  if (from === to || entry === undefined) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}

export function afterInsert(at: number): Renumber {
  return (index) => (index >= at ? index + 1 : index)
}

export function afterRemove(at: number): Renumber {
  return (index) => (index === at ? null : index > at ? index - 1 : index)
}

export function afterMove(from: number, to: number): Renumber {
  return (index) => {
    if (index === from) return to
    const closed = index > from ? index - 1 : index
    return closed >= to ? closed + 1 : closed
  }
}
