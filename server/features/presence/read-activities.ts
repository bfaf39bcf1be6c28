import type { Activities } from '#model/presence/presence.ts'
import { documentSubject, PRESENCE_MAX } from '#model/presence/presence.ts'
import { oldestSignIn } from '#server/features/accounts/session.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** Open tabs that are read; a site with more people in it shows the others once some have left. */
const TABS_MAX = 500

/** Everything that is open in somebody's editor now, with who has it open. Read every two seconds: it uses an index. */
export async function readActivities(store: Store, now: Date): Promise<Activities> {
  const people = await readPeople(store, now)
  if (people.length === 0) return {}
  const versions = await readVersions(store, [...new Set(people.map(({ subject }) => subject))])
  const activities: Activities = {}
  for (const { subject, ...present } of people) {
    activities[subject] ??= { version: versions.get(subject) ?? 0, people: [] }
    activities[subject].people.push({ ...present, isReading: present.isReading === 1 })
  }
  return activities
}

/** Only what this person has open, too. */
export function activitiesFor(activities: Activities, person: string): Activities {
  const own = Object.entries(activities).filter(([, { people }]) =>
    people.some((present) => present.person === person),
  )
  return Object.fromEntries(own)
}

function readPeople(store: Store, now: Date) {
  // A later end was written before the clock was set back.
  const latest = new Date(now.getTime() + PRESENCE_MAX * 1000)
  return store
    .selectFrom('presence')
    .innerJoin('session', 'session.id', 'presence.session_id')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['presence.subject', 'presence.tab', 'user.id as person', 'user.name'])
    .select(['presence.place', 'presence.is_reading as isReading'])
    .where('presence.until', '>', now.toISOString())
    .where('presence.until', '<=', latest.toISOString())
    .where('session.expiresAt', '>', now.toISOString())
    .where('session.createdAt', '>', oldestSignIn(now).toISOString())
    .orderBy('presence.since')
    .orderBy('presence.tab')
    .limit(TABS_MAX)
    .execute()
}

/** The versions of documents; none for what does not exist or was never changed. */
async function readVersions(store: Store, subjects: string[]) {
  const keys = subjects
    .filter((subject) => subject.startsWith(DOCUMENT))
    .map((subject) => subject.slice(DOCUMENT.length))
  if (keys.length === 0) return new Map<string, number>()
  const documents = await store
    .selectFrom('content_documents')
    .select(['key', 'version'])
    .where('key', 'in', keys)
    .execute()
  return new Map(documents.map(({ key, version }) => [documentSubject(key), version]))
}

const DOCUMENT = documentSubject('')
