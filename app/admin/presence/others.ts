import { createContext, useContext } from 'react'
import type { Present } from '#model/presence/presence.ts'

/** Somebody else, or this person in another tab, with the words for them. */
export type Other = Present & { shownName: string }

/** Everybody else who has open what this screen shows. */
export const OthersContext = createContext<Other[]>([])

/** The others who are in a field or, with `isWhole`, in one of the fields below it. */
export function useOthersAt(path: string, isWhole = false) {
  const others = useContext(OthersContext)
  return others.filter(({ place }) => place === path || (isWhole && place.startsWith(`${path}.`)))
}

/** What counts as the same place: a section ("blocks.kqzwpxa"), or a field outside of sections with all of its parts. */
export function blockOf(place: string) {
  return /^blocks\.[^.]+/.exec(place)?.[0] ?? place.split('.', 1)[0] ?? ''
}
