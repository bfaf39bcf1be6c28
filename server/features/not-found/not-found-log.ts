import { sql } from 'kysely'
import { OTHER } from '#model/insights/insights.ts'
import { NOT_FOUND_MAX, PROBES } from '#model/not-found/not-found.ts'
import type { Insights } from '#server/features/insights/insights.ts'
import { isCountedVisitor } from '#server/features/insights/note-views.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { Clock, Report } from '#server/platform/runtime.ts'
import { classify, isPersonal } from './classify.ts'

type Hit = { hits: number; referrer: string | null; first: string; last: string }

export type NotFoundLog = {
  /** Counts a request for a missing page in memory. Never fails. */
  note(request: Request, path: string): void
  /** Writes the counts since the last flush, in one statement. Never throws. */
  flush(): Promise<void>
}

/** Different paths counted between two flushes; more are dropped. */
const PENDING_MAX = 500

const REFERRER_MAX = 300

type NotFoundDeps = {
  store: Store
  clock: Clock
  report: Report
  insights: Pick<Insights, 'noteMissing'>
}

/** 404 log: paths only, no visitor data. */
export function createNotFoundLog(
  { store, clock, report, insights }: NotFoundDeps,
  siteUrl: string | null,
): NotFoundLog {
  let pending = new Map<string, Hit>()
  let writing = Promise.resolve()

  function count(path: string, hit: Hit) {
    const known = pending.get(path)
    if (!known) {
      if (pending.size < PENDING_MAX) pending.set(path, hit)
      return
    }
    known.hits += hit.hits
    known.referrer = hit.referrer ?? known.referrer
    known.last = hit.last
  }

  async function write() {
    if (pending.size === 0) return
    const batch = pending
    pending = new Map()
    try {
      await store.transaction().execute(async (transaction) => {
        await upsert(transaction, batch)
        await deleteSurplus(transaction)
      })
    } catch (error) {
      report(error)
      // Database unavailable: count them with the next flush.
      for (const [path, hit] of batch) count(path, hit)
    }
  }

  return {
    note(request, requested) {
      const path = requested.toLowerCase()
      const kind = classify(path)
      if (kind === 'nothing') return
      const now = clock().toISOString()
      const hosts = [new URL(request.url).host, ...(siteUrl ? [new URL(siteUrl).host] : [])]
      const referrer = referrerOf(request.headers.get('Referer'), hosts)
      if (kind === 'page' && isCountedVisitor(request)) {
        insights.noteMissing(isPersonal(path) ? OTHER : path)
      }
      count(kind === 'probe' ? PROBES : path, { hits: 1, referrer, first: now, last: now })
    },
    flush() {
      writing = writing.then(write)
      return writing
    },
  }
}

/** The page that linked here, without its query: a path of ours, or an origin and a path; null if it is not a web page. */
function referrerOf(header: string | null, hosts: readonly string[]): string | null {
  const url = header && URL.parse(header)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null
  const path = hosts.includes(url.host) ? url.pathname : `${url.origin}${url.pathname}`
  return path.slice(0, REFERRER_MAX)
}

async function upsert(store: Store, batch: Map<string, Hit>) {
  // In one order in every process, to prevent deadlocks.
  const rows = [...batch].sort(([a], [b]) => (a < b ? -1 : 1))
  await store
    .insertInto('not_found_paths')
    .values(
      rows.map(([path, { hits, referrer, first, last }]) => ({
        path,
        hits,
        referrer,
        dismissed: 0 as const,
        first_seen_at: first,
        last_seen_at: last,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet((row) => ({
        hits: sql<number>`not_found_paths.hits + excluded.hits`,
        referrer: sql<string | null>`coalesce(excluded.referrer, not_found_paths.referrer)`,
        last_seen_at: row.ref('excluded.last_seen_at'),
      })),
    )
    .execute()
}

/** Deletes the paths with the fewest hits, oldest first, above the limit. */
async function deleteSurplus(store: Store) {
  const { count } = await store
    .selectFrom('not_found_paths')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const surplus = Number(count) - NOT_FOUND_MAX
  if (surplus <= 0) return
  await store
    .deleteFrom('not_found_paths')
    .where('path', 'in', (row) =>
      row
        .selectFrom('not_found_paths')
        .select('path')
        .where('path', '!=', PROBES)
        .orderBy('hits')
        .orderBy('last_seen_at')
        .limit(surplus),
    )
    .execute()
}
