import { sql } from 'kysely'
import type { Database } from '#server/platform/db/open-database.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import type { Clock } from '#server/platform/runtime.ts'

/** Milliseconds; after a slower answer it is not known what the time was. */
const ANSWER_MAX = 1_000

export type SharedClock = {
  now: Clock
  /** Looks at the database's clock; to be called every few seconds. */
  adjust(): Promise<void>
}

/**
 * The clock of PostgreSQL, so that instances whose own clocks differ agree on who holds a lease or a claim. Between two
 * looks it runs on with the process, and a change of the machine's clock does not matter. On SQLite, the machine's.
 */
export async function openClock({ kind, store }: Pick<Database, 'kind' | 'store'>) {
  if (kind === 'sqlite') return { now: () => new Date(), adjust: async () => {} }
  const clock = followDatabase(store)
  await clock.adjust()
  return clock
}

function followDatabase(store: Store): SharedClock {
  let offset = Date.now() - performance.now()

  async function adjust() {
    const asked = performance.now()
    const { rows } = await sql<{
      now: string
    }>`select extract(epoch from clock_timestamp()) as now`.execute(store)
    const answered = performance.now()
    if (answered - asked > ANSWER_MAX) return
    offset = Number(rows[0]?.now) * 1000 - (asked + answered) / 2
  }

  return {
    now: () => new Date(performance.now() + offset),
    adjust: () =>
      adjust().catch((error: unknown) => {
        if (!(error instanceof Unavailable)) throw error
      }),
  }
}
