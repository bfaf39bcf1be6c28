import { sql } from 'kysely'
import { MISSING_MAX, PROBES } from '#model/not-found/not-found.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { Clock, Report } from '#server/platform/runtime.ts'
import { kindOfMiss } from './classify.ts'
import { referrerOf } from './referrer-of.ts'

type Miss = { hits: number; referrer: string | null; first: string; last: string }

export type MissingLog = {
  /** Counts a page that was asked for and is not there; costs next to nothing and never fails. */
  note(request: Request, path: string): void
  /** Writes what was counted since the last time, in one statement. Never throws. */
  flush(): Promise<void>
}

/** Different paths that are remembered between two writings; of a flood the rest is let go. */
const PENDING_MAX = 500

/** The 404 log: what is asked for in vain, without anything about who asked. */
export function createMissingLog(
  { store, clock, report }: { store: Store; clock: Clock; report: Report },
  siteUrl: string | null,
): MissingLog {
  let pending = new Map<string, Miss>()
  let writing = Promise.resolve()

  function count(path: string, miss: Miss) {
    const known = pending.get(path)
    if (!known) {
      if (pending.size < PENDING_MAX) pending.set(path, miss)
      return
    }
    known.hits += miss.hits
    known.referrer = miss.referrer ?? known.referrer
    known.last = miss.last
  }

  async function write() {
    if (pending.size === 0) return
    const batch = pending
    pending = new Map()
    try {
      await store.transaction().execute(async (transaction) => {
        await upsert(transaction, batch)
        await letGo(transaction)
      })
    } catch (error) {
      report(error)
      // A database that is away for a moment: counted with the next.
      for (const [path, miss] of batch) count(path, miss)
    }
  }

  return {
    note(request, asked) {
      const path = asked.toLowerCase()
      const kind = kindOfMiss(path)
      if (kind === 'nothing') return
      const now = clock().toISOString()
      const hosts = [new URL(request.url).host, ...(siteUrl ? [new URL(siteUrl).host] : [])]
      const referrer = referrerOf(request.headers.get('Referer'), hosts)
      count(kind === 'probe' ? PROBES : path, { hits: 1, referrer, first: now, last: now })
    },
    flush() {
      writing = writing.then(write)
      return writing
    },
  }
}

async function upsert(store: Store, batch: Map<string, Miss>) {
  // In one order in every process, so that two never wait for each other.
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

/** Those asked for least, and of them longest ago, where there are too many. */
async function letGo(store: Store) {
  const { count } = await store
    .selectFrom('not_found_paths')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const surplus = Number(count) - MISSING_MAX
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
