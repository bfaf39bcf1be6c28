import { mayAct } from '#model/accounts/accounts.ts'
import { COUNTS_BEAT, type Counts } from '#model/dashboard/counts.ts'
import type { Activities } from '#model/presence/presence.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import type { Clock } from '#server/platform/runtime.ts'
import { type EventStream, openEventStream } from './event-stream.ts'

/** Open streams per account; the tabs of one browser share one. */
const STREAMS_MAX = 6

/** Milliseconds after which a stream ends, and the browser opens another with the rights it has then. */
const AGE_MAX = 10 * 60_000

type CountStreamDeps = {
  store: Store
  clock: Clock
  /** Imports what most servers need only once somebody visits the admin. */
  reading(): Promise<{
    readCounts(store: Store, now: Date): Promise<Counts>
    /** Instead of the counts, for roles that see nothing of visitors. */
    noCounts: Counts
    openSessions(store: Store, now: Date, ids: string[]): Promise<ReadonlySet<string>>
    readActivities(store: Store, now: Date): Promise<Activities>
    activitiesFor(activities: Activities, person: string): Activities
  }>
}

/** The streams of counts of this process, which also tell who else has open what their reader has open. */
export type CountStreams = {
  /** Server-sent events: the counts now, and again whenever they change. @throws HttpError 429, 503 */
  open(actor: Actor): Promise<ReadableStream<Uint8Array>>
  /** Reads what is new once for all streams and ends those whose session has ended. */
  poll(): Promise<void>
  /** Ends all streams, and opens no more. */
  close(): void
}

type CountStream = EventStream & {
  actor: Actor
  since: number
  /** When something was sent last. */
  beat: number
  /** What was sent last, by the name of its event. */
  sent: Map<string, string>
}

export function createCountStreams({ store, clock, reading }: CountStreamDeps): CountStreams {
  const streams = new Set<CountStream>()
  let isClosed = false

  async function open(actor: Actor) {
    if (isClosed) fail(503, 'This server is stopping. Please try again.', { retryAfter: 5 })
    const own = [...streams].filter((stream) => stream.actor.id === actor.id)
    if (own.length >= STREAMS_MAX) fail(429, 'Too many open windows.', { retryAfter: 60 })
    const now = clock().getTime()
    const events = openEventStream(() => streams.delete(stream))
    const stream = { ...events, actor, since: now, beat: now, sent: new Map([['presence', '{}']]) }
    streams.add(stream)
    try {
      const { readCounts, noCounts } = await reading()
      const counts = mayAct(actor.role, 'editor') ? await readCounts(store, clock()) : noCounts
      tell(stream, 'message', JSON.stringify(counts), now)
    } catch (error) {
      end(stream)
      throw error
    }
    return events.body
  }

  async function poll() {
    const now = clock()
    for (const stream of [...streams]) keepAlive(stream, now.getTime())
    const known = [...streams]
    if (known.length === 0) return
    const { openSessions, readCounts, noCounts, readActivities, activitiesFor } = await reading()
    const sessions = known.map(({ actor }) => actor.session)
    const open = await openSessions(store, now, sessions)
    const counts = JSON.stringify(await readCounts(store, now))
    const activities = await readActivities(store, now)
    for (const stream of known) {
      const { id, session, role } = stream.actor
      if (!open.has(session)) {
        end(stream, 'signed-out')
        continue
      }
      const shown = mayAct(role, 'editor') ? counts : JSON.stringify(noCounts)
      tell(stream, 'message', shown, now.getTime())
      tell(stream, 'presence', JSON.stringify(activitiesFor(activities, id)), now.getTime())
    }
  }

  function keepAlive(stream: CountStream, now: number) {
    if (now - stream.since >= AGE_MAX) return end(stream)
    if (now - stream.beat < COUNTS_BEAT * 1000) return
    stream.beat = now
    stream.send('event: beat\ndata:\n\n')
  }

  /** Events without a name are messages. */
  function tell(stream: CountStream, name: 'message' | 'presence', data: string, now: number) {
    if (stream.sent.get(name) === data) return
    stream.sent.set(name, data)
    stream.beat = now
    stream.send(`${name === 'message' ? '' : `event: ${name}\n`}data: ${data}\n\n`)
  }

  function end(stream: CountStream, event?: string) {
    streams.delete(stream)
    if (event) stream.send(`event: ${event}\ndata:\n\n`)
    stream.end()
  }

  return {
    open,
    poll,
    close() {
      isClosed = true
      for (const stream of [...streams]) end(stream)
    },
  }
}
