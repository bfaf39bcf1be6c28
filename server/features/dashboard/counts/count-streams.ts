import { COUNTS_BEAT, type Counts } from '#model/dashboard/counts.ts'
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
  /** Imports read-counts.ts, which most servers need only once somebody visits the admin. */
  reading(): Promise<{
    readCounts(store: Store): Promise<Counts>
    openSessions(store: Store, now: Date, ids: string[]): Promise<ReadonlySet<string>>
  }>
}

/** The streams of counts of this process. */
export type CountStreams = {
  /** Server-sent events: the counts now, and again whenever they change. @throws HttpError 429, 503 */
  open(actor: Actor): Promise<ReadableStream<Uint8Array>>
  /** Reads the counts once for all streams and ends those whose session has ended. */
  poll(): Promise<void>
  /** Ends all streams, and opens no more. */
  close(): void
}

type CountStream = EventStream & {
  actor: Actor
  since: number
  /** When something was sent last. */
  beat: number
  told: string
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
    const stream = { ...events, actor, since: now, beat: now, told: '' }
    streams.add(stream)
    try {
      const { readCounts } = await reading()
      tell(stream, JSON.stringify(await readCounts(store)), now)
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
    const { openSessions, readCounts } = await reading()
    const sessions = known.map(({ actor }) => actor.session)
    const open = await openSessions(store, now, sessions)
    const counts = JSON.stringify(await readCounts(store))
    for (const stream of known) {
      if (open.has(stream.actor.session)) tell(stream, counts, now.getTime())
      else end(stream, 'signed-out')
    }
  }

  function keepAlive(stream: CountStream, now: number) {
    if (now - stream.since >= AGE_MAX) return end(stream)
    if (now - stream.beat < COUNTS_BEAT * 1000) return
    stream.beat = now
    stream.send('event: beat\ndata:\n\n')
  }

  function tell(stream: CountStream, counts: string, now: number) {
    if (stream.told === counts) return
    stream.told = counts
    stream.beat = now
    stream.send(`data: ${counts}\n\n`)
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
