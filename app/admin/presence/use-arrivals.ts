import { useEffect, useRef, useState } from 'react'
import { blockOf, type Other } from './others.ts'

type Arrivals = { others: Other[]; place: string; nameOf: (place: string) => string }

/** A sentence for screen readers when somebody arrives, or is in the same section from now on; nothing else is announced. */
export function useArrivals({ others, place, nameOf }: Arrivals) {
  const [announcement, setAnnouncement] = useState('')
  const known = useRef(new Map<string, boolean>())
  useEffect(() => {
    const sentences: string[] = []
    const now = new Map<string, boolean>()
    for (const other of others) {
      const isBeside = place !== '' && blockOf(other.place) === blockOf(place)
      const was = known.current.get(other.person)
      now.set(other.person, isBeside)
      if (isBeside && !was) sentences.push(`${other.name} is in ${nameOf(place)}, too.`)
      else if (was === undefined) sentences.push(`${other.name} has this open, too.`)
    }
    known.current = now
    if (sentences.length > 0) setAnnouncement(sentences.join(' '))
  }, [others, place, nameOf])
  return announcement
}
