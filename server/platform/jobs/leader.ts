import { randomUUID } from 'node:crypto'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { Clock, Report } from '#server/platform/runtime.ts'

/** Milliseconds after which another instance takes over from one that no longer renews its lease. */
const LEASE_TIME = 10_000

/** The one instance on a database that runs what must not run twice at once. */
export type Leader = {
  /** Takes the lease if it is free, or extends it; true if this instance leads. To be called every three seconds. Never throws. */
  renew(): Promise<boolean>
  /** Gives the lease up, so that another instance leads at once. */
  resign(): Promise<void>
}

const NAME = 'jobs'

/** On SQLite, which only one process uses, it always leads. */
export function createLeader(deps: { store: Store; clock: Clock; report: Report }): Leader {
  const { store, clock, report } = deps
  if (isSqlite(store)) return { renew: async () => true, resign: async () => {} }
  const holder = randomUUID()

  return {
    async renew() {
      const now = clock()
      const end = new Date(now.getTime() + LEASE_TIME)
      try {
        return await take(store, { holder, until: end.toISOString() }, now)
      } catch (error) {
        report(error)
        return false
      }
    },
    async resign() {
      await store
        .deleteFrom('leases')
        .where('name', '=', NAME)
        .where('holder', '=', holder)
        .execute()
        .catch(report)
    },
  }
}

async function take(store: Store, lease: { holder: string; until: string }, now: Date) {
  const taken = await store
    .insertInto('leases')
    .values({ name: NAME, ...lease })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(lease)
        .where((row) =>
          row.or([
            row('leases.holder', '=', lease.holder),
            row('leases.until', '<=', now.toISOString()),
          ]),
        ),
    )
    .returning('holder')
    .executeTakeFirst()
  return taken !== undefined
}
