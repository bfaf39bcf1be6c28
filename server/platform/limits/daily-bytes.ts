import { isoDay } from '#model/day.ts'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { Clock } from '#server/platform/runtime.ts'
import type { HashKey } from './hash-key.ts'

/** To be called once, with the bytes that stay counted. */
export type Settle = (kept: number) => Promise<void>

export type DailyBytes = {
  /** Counts bytes for a key on this day (UTC); null, without counting, if the sum would exceed the limit. */
  take(key: string, bytes: number): Promise<Settle | null>
}

type Deps = { store: Store; clock: Clock; hashKey: HashKey }

/** All instances on one PostgreSQL count together. SQLite has one process, which counts in memory. */
export function createDailyBytes(max: number, { store, clock, hashKey }: Deps): DailyBytes {
  return isSqlite(store) ? inMemory(max, clock) : inDatabase(max, { store, clock, hashKey })
}

function inMemory(max: number, clock: Clock): DailyBytes {
  const used = new Map<string, number>()
  let day = ''

  return {
    async take(key, bytes) {
      const today = isoDay(clock())
      if (today !== day) used.clear()
      day = today
      const sum = (used.get(key) ?? 0) + bytes
      if (sum > max) return null
      used.set(key, sum)
      return async (kept) => {
        if (day !== today) return
        const rest = (used.get(key) ?? 0) - bytes + kept
        if (rest > 0) used.set(key, rest)
        else used.delete(key)
      }
    },
  }
}

/** In kilobytes: the column is a 32-bit integer. What a killed instance has taken stays taken until the day ends. */
function inDatabase(max: number, { store, clock, hashKey }: Deps): DailyBytes {
  return {
    async take(address, bytes) {
      const points = kilobytes(bytes)
      if (points > kilobytes(max)) return null
      const day = isoDay(clock())
      const key = `upload:${hashKey(`${day} ${address}`)}`
      const expire = Date.parse(day) + 24 * 3_600_000
      const taken = await store
        .insertInto('rate_limits')
        .values({ key, points, expire })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet((row) => ({ points: row('rate_limits.points', '+', points) }))
            .where('rate_limits.points', '<=', kilobytes(max) - points),
        )
        .returning('key')
        .executeTakeFirst()
      if (!taken) return null
      return async (kept) => {
        await store
          .updateTable('rate_limits')
          .set((row) => ({ points: row('points', '-', points - kilobytes(kept)) }))
          .where('key', '=', key)
          .execute()
      }
    },
  }
}

function kilobytes(bytes: number) {
  return Math.ceil(bytes / 1024)
}
