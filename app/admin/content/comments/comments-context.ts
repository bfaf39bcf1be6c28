import { createContext } from 'react'

/** What the fields of a document show of its comments. */
export type FieldComments = {
  /** Number of open threads by path. */
  counts: ReadonlyMap<string, number>
  /** Every field offers a comment. */
  isOffered: boolean
  /** Shows the comments on a field, with those inside it if `isWithin`. */
  show: (path: string, isWithin: boolean) => void
}

export const FieldCommentsContext = createContext<FieldComments | null>(null)
