import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { isLockError, isUnavailable, postgresError } from './postgres-error.ts'

type Waits = {
  /** Milliseconds until a query and its connection are abandoned; 0 for no limit. */
  query: number
  warn: (error: Unavailable) => unknown
  /** Takes how many milliseconds a query waited for a connection, if none was idle. */
  count?: (duration: number) => void
}

/**
 * Wraps the pool for Kysely: an unreachable or silent server, an exhausted pool, a lock timeout and a deadlock fail with
 * Unavailable. `waits` is read for each query.
 */
export function boundedPool(pool: pg.Pool, waits: Waits): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  function unavailable(error: unknown) {
    const given = new Unavailable(postgresError(error), error)
    waits.warn(given)
    return given
  }

  function bounded(client: pg.PoolClient): PostgresPoolClient {
    let broken: Unavailable | undefined
    async function query(text: string, values: readonly unknown[] = []) {
      // A rollback would wait for the response that the query before it never got.
      if (broken) throw broken
      try {
        const query = { text, values: [...values], query_timeout: waits.query }
        return await client.query(query)
      } catch (error) {
        if (!isUnavailable(error)) throw error
        const known = unavailable(error)
        if (!isLockError(error)) broken = known
        throw known
      }
    }
    // Kysely would pass cursors too, but they are not configured.
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (discard?: boolean) => client.release(discard || broken !== undefined),
    }
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const isBusy = pool.idleCount === 0 || pool.waitingCount > 0
      const began = performance.now()
      const client = await pool
        .connect()
        .catch((error: unknown) => {
          throw unavailable(error)
        })
        .finally(() => isBusy && waits.count?.(performance.now() - began))
      const known = clients.get(client)
      if (known) return known
      const made = bounded(client)
      clients.set(client, made)
      return made
    },
  }
}
