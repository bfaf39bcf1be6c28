import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { Unavailable } from '#server/platform/http/unavailable.ts'

type Waits = {
  /** Milliseconds until a query and its connection are abandoned; 0 for no limit. */
  query: number
  warn: (error: Unavailable) => void
  /** Takes how many milliseconds a query waited for a connection, if none was idle. */
  count?: (duration: number) => void
}

/**
 * Wraps the pool for Kysely: an unreachable or silent server, an exhausted pool and a lock timeout fail with
 * Unavailable. `waits` is read for each query.
 */
export function boundedPool(pool: pg.Pool, waits: Waits): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  function unavailable(error: unknown) {
    const reason = error instanceof Error ? error.message : String(error)
    const given = new Unavailable(reason, error)
    waits.warn(given)
    return given
  }

  function bounded(client: pg.PoolClient): PostgresPoolClient {
    let isBroken = false
    async function query(text: string, values: readonly unknown[] = []) {
      // A rollback would wait for the response that the query before it never got.
      if (isBroken) throw unavailable('The connection was given up.')
      try {
        const query = { text, values: [...values], query_timeout: waits.query }
        return await client.query(query)
      } catch (error) {
        if (!isUnavailable(error)) throw error
        isBroken = !isLockTimeout(error)
        throw unavailable(error)
      }
    }
    // Kysely would pass cursors too, but they are not configured.
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (discard?: boolean) => client.release(discard || isBroken),
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

/** PostgreSQL error codes: connection lost, too many connections, shutting down, lock not available. */
const UNAVAILABLE_CODES = /^(08...|53300|57P0[1-3]|55P03)$/
const NETWORK_CODES = /^E(CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_AGAIN)/
/** Messages of pg errors without a code. */
const UNAVAILABLE_MESSAGES = /^Connection terminated|^Query read timeout|not queryable/

function isUnavailable(error: unknown) {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    UNAVAILABLE_CODES.test(code) || NETWORK_CODES.test(code) || UNAVAILABLE_MESSAGES.test(message)
  )
}

function isLockTimeout(error: unknown) {
  return (error as { code?: string }).code === '55P03'
}
