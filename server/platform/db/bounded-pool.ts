import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { Unavailable } from '#server/platform/http/unavailable.ts'

type Waits = {
  /** Milliseconds until a query is given up, its connection with it; 0 for no limit. */
  query: number
  warn: (error: Unavailable) => void
}

/**
 * The pool as Kysely uses it: a server that is away or silent, a pool without a free connection and a lock that is
 * not given up in time fail with Unavailable. `waits` is read for each query.
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
      // A rollback would wait for the answer that the query before it did not get.
      if (isBroken) throw unavailable('The connection was given up.')
      try {
        const query = { text, values: [...values], query_timeout: waits.query }
        return await client.query(query)
      } catch (error) {
        if (!isAway(error)) throw error
        isBroken = !isLockTimeout(error)
        throw unavailable(error)
      }
    }
    // Cursors, which Kysely would also hand in, are not set up.
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (discard?: boolean) => client.release(discard || isBroken),
    }
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw unavailable(error)
      })
      const known = clients.get(client)
      if (known) return known
      const made = bounded(client)
      clients.set(client, made)
      return made
    },
  }
}

/** Classes and codes of PostgreSQL: connection lost, too many connections, shutting down, lock not available. */
const AWAY_CODES = /^(08...|53300|57P0[1-3]|55P03)$/
const NETWORK_CODES = /^E(CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_AGAIN)/
/** What pg says without a code. */
const AWAY_SENTENCES = /^Connection terminated|^Query read timeout|not queryable/

function isAway(error: unknown) {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return AWAY_CODES.test(code) || NETWORK_CODES.test(code) || AWAY_SENTENCES.test(message)
}

function isLockTimeout(error: unknown) {
  return (error as { code?: string }).code === '55P03'
}
