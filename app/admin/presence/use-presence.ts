import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { usePerson } from '#app/admin/shell/shell.tsx'
import type { Activity, Present } from '#model/presence/presence.ts'
import { type FollowedPresence, followPresence } from './follow-presence.ts'
import type { Other } from './others.ts'

type UsePresence = {
  /** Null for what nobody else can have open, such as a new post. */
  subject: string | null
  isReading: boolean
}

/** Tells others that this tab has something open, and who else has. */
export function usePresence({ subject, isReading }: UsePresence) {
  const [activity, setActivity] = useState<Activity | null>(null)
  const [tab] = useState(newTabName)
  const { id } = usePerson()
  const followed = useRef<FollowedPresence>(undefined)
  useEffect(() => {
    if (subject === null) return
    const take = (next: Activity | null) =>
      // The same news again must not render the screen again.
      setActivity((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    followed.current = followPresence({ subject, isReading, tab }, take)
    return () => {
      followed.current?.stop()
      setActivity(null)
    }
  }, [subject, isReading, tab])
  const others = useMemo(() => othersIn(activity, tab, id), [activity, tab, id])
  return {
    /** Everybody else, once each, and this person in another tab; somebody in two tabs is where they edit. */
    others,
    /** The newest version that is known. */
    version: activity?.version ?? 0,
    /** Tells where this person is now. */
    moveTo: useCallback((place: string) => followed.current?.moveTo(place), []),
  }
}

export type Presence = ReturnType<typeof usePresence>

function othersIn(activity: Activity | null, tab: string, self: string): Other[] {
  const byPerson = new Map<string, Present>()
  for (const present of activity?.people ?? []) {
    if (present.tab === tab) continue
    const known = byPerson.get(present.person)
    if (!known || (known.isReading && !present.isReading)) byPerson.set(present.person, present)
  }
  return [...byPerson.values()].map((present) => ({
    ...present,
    shownName: present.person === self ? 'You, in another tab' : present.name,
  }))
}

/** Not crypto.randomUUID, which needs HTTPS. */
function newTabName() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '-',
  )
}
