/**
 * A lead's place in a list: which of its parts (the open list has two), and in it the moment and the id. In what a
 * search finds there is no moment, and `id` is the number under which leads came.
 */
export type Place = { part: number; at: string; id: string }

/** A page begins after a place or ends before one; neither: at the start. */
export type From = { after?: string; before?: string }

const SHAPE = /^(\d)_([\dTZ:.-]{0,30})_([\w-]{1,64})$/

export function writePlace({ part, at, id }: Place) {
  return `${part}_${at}_${id}`
}

/** Null for what is no place. */
export function readPlace(text: string | undefined): Place | null {
  const [, part, at, id] = SHAPE.exec(text ?? '') ?? []
  if (part === undefined || at === undefined || id === undefined) return null
  return { part: Number(part), at, id }
}
