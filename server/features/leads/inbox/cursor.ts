/**
 * Position in the lead list: the part (the open list has two), the time and the id. In search results the time is
 * empty and `id` is the row number of `lead_search`.
 */
export type Cursor = { part: number; at: string; id: string }

/** A page starts after a cursor or ends before one; without either it is the first page. */
export type From = { after?: string; before?: string }

/** Along the list, or against it. */
export type Direction = 'forward' | 'back'

/** A lead and its position in the list. */
export type Found = { id: string; cursor: string }

const CURSOR_PATTERN = /^(\d)_([\dTZ:.-]{0,30})_([\w-]{1,64})$/

export function writeCursor({ part, at, id }: Cursor) {
  return `${part}_${at}_${id}`
}

/** Null if malformed. */
export function readCursor(text: string | undefined): Cursor | null {
  const [, part, at, id] = CURSOR_PATTERN.exec(text ?? '') ?? []
  if (part === undefined || at === undefined || id === undefined) return null
  return { part: Number(part), at, id }
}
