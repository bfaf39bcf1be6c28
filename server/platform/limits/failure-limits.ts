import { sql } from 'kysely'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { FailedAttemptsRow } from '#server/platform/db/rows/limits.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import type { Clock } from '#server/platform/runtime.ts'
import type { HashKey } from './hash-key.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

/** Failures without a delay, then the delay after each further one, in seconds. */
type Rule = { free: number; firstWait: number; longestWait: number; remembered: number }

const MINUTE = 60
const HOUR = 60 * MINUTE

const rules = {
  /** One account from one client address. */
  account: { free: 5, firstWait: 5, longestWait: 15 * MINUTE, remembered: 24 * HOUR },
  /** All accounts from one client address, against password spraying. */
  address: { free: 30, firstWait: 5, longestWait: 15 * MINUTE, remembered: HOUR },
  /** A browser that signed in to this account before. */
  device: { free: 10, firstWait: 5, longestWait: 15 * MINUTE, remembered: 24 * HOUR },
  /** Password confirmations in one session. */
  session: { free: 5, firstWait: 5, longestWait: 15 * MINUTE, remembered: 24 * HOUR },
} as const satisfies Record<string, Rule>

const NO_WAIT = new Date(0).toISOString()

/** Milliseconds. */
const WAIT_MAX = 15 * MINUTE * 1000

export type FailureKey = { kind: keyof typeof rules; key: string }

export type FailureLimits = {
  /**
   * Runs `work`. An HttpError counts as a failure under every key; success clears the counters, except the address's,
   * which others share.
   * @throws HttpError 429 with the seconds to wait, without running `work`, while one of the keys has to wait
   */
  guard<T>(keys: FailureKey[], work: () => Promise<T>): Promise<T>
}

type Deps = { store: Store; clock: Clock; hashKey: HashKey }

/** In the database: all instances share the counters, and a restart keeps them. */
export function createFailureLimits({ store, clock, hashKey }: Deps): FailureLimits {
  return {
    async guard(keys, work) {
      const rows = keys.map(({ kind, key }) => ({ kind, key: hashKey(`${kind} ${key}`) }))
      const now = clock()
      // Counted before the result is known, so that parallel attempts cannot exceed the free ones.
      const waitUntil = await store
        .transaction()
        .execute((transaction) => countFailures(transaction, rows, now))
      if (waitUntil) tooManyAttempts((waitUntil - now.getTime()) / 1000)
      try {
        const done = await work()
        for (const { kind, key } of rows) await settle(store, key, kind !== 'address')
        return done
      } catch (error) {
        if (!(error instanceof HttpError)) {
          for (const { key } of rows) await settle(store, key, false)
        }
        throw error
      }
    },
  }
}

/** Adds a failure under every key. If one has to wait, changes nothing and returns the end of the longest wait. */
async function countFailures(transaction: StoreTransaction, keys: FailureKey[], now: Date) {
  const names = keys.map(({ key }) => key).toSorted()
  // A lock for each key: a row that is not there yet cannot be locked. On SQLite the transaction is the only writer.
  if (!isSqlite(transaction)) {
    for (const name of names) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
    }
  }
  const known = await transaction
    .selectFrom('failed_attempts')
    .selectAll()
    .where('key', 'in', names)
    .where('forget_at', '>', now.toISOString())
    .execute()
  // A longer wait was set before the clock was set back.
  const waits = known
    .map((row) => Date.parse(row.wait_until))
    .filter((wait) => wait > now.getTime() && wait <= now.getTime() + WAIT_MAX)
  if (waits.length > 0) return Math.max(...waits)
  const rows = keys.map((key) =>
    afterFailure(
      key,
      known.find((row) => row.key === key.key),
      now,
    ),
  )
  await transaction
    .insertInto('failed_attempts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        count: row.ref('excluded.count'),
        wait_until: row.ref('excluded.wait_until'),
        forget_at: row.ref('excluded.forget_at'),
      })),
    )
    .execute()
  return null
}

function afterFailure({ kind, key }: FailureKey, known: FailedAttemptsRow | undefined, now: Date) {
  const rule = rules[kind]
  const count = (known?.count ?? 0) + 1
  return {
    key,
    count,
    wait_until: later(now, waitAfter(rule, count)),
    forget_at: known?.forget_at ?? later(now, rule.remembered),
  }
}

/** Removes one failure, or all. */
async function settle(store: Store, key: string, isAll: boolean) {
  const mine = store.deleteFrom('failed_attempts').where('key', '=', key)
  await (isAll ? mine : mine.where('count', '<=', 1)).execute()
  if (isAll) return
  await store
    .updateTable('failed_attempts')
    .set((row) => ({ count: row('count', '-', 1), wait_until: NO_WAIT }))
    .where('key', '=', key)
    .execute()
}

function waitAfter({ free, firstWait, longestWait }: Rule, count: number) {
  if (count < free) return 0
  return Math.min(longestWait, firstWait * 2 ** (count - free))
}

function later(now: Date, seconds: number) {
  return new Date(now.getTime() + seconds * 1000).toISOString()
}
