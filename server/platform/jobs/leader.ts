import { randomUUID } from 'node:crypto'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { LeaseRow } from '#server/platform/db/rows/limits.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { Clock, Report } from '#server/platform/runtime.ts'

/** Milliseconds after which another instance takes over from one that no longer renews its lease. */
const LEASE_TIME = 10_000

/** Milliseconds. No lease lasts this long. */
const LEASE_MAX = 60_000

/** The right to do what must not be done twice at once, among all instances on a database. */
export type Lease = {
  /** Takes the lease if it is free, or extends it; true if it is held. To be called every three seconds. Never throws. */
  renew(): Promise<boolean>
  /** False if the lease could not be written lately: the database takes no writes. */
  canWrite(): boolean
  /** Gives the lease up, so that another instance has it at once. */
  resign(): Promise<void>
}

type LeaseDeps = { store: Store; clock: Clock; report: Report }

/** The one instance on a database that runs the jobs. On SQLite, which only one process uses, it always leads. */
export function createLeader(deps: LeaseDeps): Lease {
  if (isSqlite(deps.store)) {
    return { renew: async () => true, canWrite: () => true, resign: async () => {} }
  }
  return createLease(deps, 'jobs')
}

/** A lease of this name, held by nobody yet. */
export function createLease({ store, clock, report }: LeaseDeps, name: string): Lease {
  const holder = randomUUID()
  let canWrite = true

  return {
    async renew() {
      const now = clock()
      const end = new Date(now.getTime() + LEASE_TIME)
      try {
        const isTaken = await take(store, { name, holder, until: end.toISOString() }, now)
        canWrite = true
        return isTaken
      } catch (error) {
        canWrite = false
        report(error)
        return false
      }
    },
    canWrite: () => canWrite,
    async resign() {
      await store
        .deleteFrom('leases')
        .where('name', '=', name)
        .where('holder', '=', holder)
        .execute()
        .catch(report)
    },
  }
}

/** Whether anybody holds the lease of this name. */
export async function isLeased({ store, clock }: Pick<LeaseDeps, 'store' | 'clock'>, name: string) {
  const now = clock().getTime()
  const held = await store
    .selectFrom('leases')
    .select('name')
    .where('name', '=', name)
    .where('until', '>', new Date(now).toISOString())
    .where('until', '<=', new Date(now + LEASE_MAX).toISOString())
    .executeTakeFirst()
  return held !== undefined
}

async function take(store: Store, lease: LeaseRow, now: Date) {
  const { holder, until } = lease
  const taken = await store
    .insertInto('leases')
    .values(lease)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until })
        .where((row) =>
          row.or([
            row('leases.holder', '=', lease.holder),
            row('leases.until', '<=', now.toISOString()),
            // Taken before the clock was set back.
            row('leases.until', '>', new Date(now.getTime() + LEASE_MAX).toISOString()),
          ]),
        ),
    )
    .returning('holder')
    .executeTakeFirst()
  return taken !== undefined
}
