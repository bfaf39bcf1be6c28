import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

/** Older ones can lose committed writes when two connections checkpoint at once. */
const OLDEST_SQLITE = '3.51.3'

const LOCKED = 5
const LOCKED_WAIT = 50
const LOCKED_TRIES = 100

/** Each is set and read back: a default or a refused change must not pass unseen. */
const pragmas = [
  { name: 'busy_timeout', value: 10_000 },
  { name: 'journal_mode', value: 'wal' },
  { name: 'synchronous', value: 2 },
  { name: 'foreign_keys', value: 1 },
] as const

/**
 * Opens the file so that a committed write outlives a power cut.
 * @throws Error with a sentence when SQLite is too old or a setting is not in force.
 */
export async function openSqlite(path: string) {
  const database = new DatabaseSync(path)
  try {
    refuseOldSqlite(sqliteVersion(database))
    for (const pragma of pragmas) await inForce(database, pragma)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Throws a sentence for a version such as "3.45.1" that is older than the oldest safe one. */
export function refuseOldSqlite(version: string) {
  if (rank(version) >= rank(OLDEST_SQLITE)) return
  throw new Error(
    `SQLite ${version} can lose saved data; ${OLDEST_SQLITE} or newer is needed. Start with the Node that this project installs (npm start), or set DATABASE_URL to use PostgreSQL.`,
  )
}

function rank(version: string) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return major * 1_000_000 + minor * 1_000 + patch
}

function sqliteVersion(database: DatabaseSync) {
  return String(database.prepare('select sqlite_version() as version').get()?.version)
}

async function inForce(database: DatabaseSync, pragma: (typeof pragmas)[number]) {
  await set(database, `pragma ${pragma.name} = ${pragma.value}`)
  const row = database.prepare(`pragma ${pragma.name}`).get() ?? {}
  const [found] = Object.values(row)
  if (found === pragma.value) return
  throw new Error(
    `SQLite does not keep the setting ${pragma.name}=${pragma.value} (it says ${found}). Put DATA_DIR on a local disk; network drives cannot be used.`,
  )
}

/** Two starts at once: the change to WAL is refused, without waiting, while the other one makes it. */
async function set(database: DatabaseSync, sql: string) {
  for (let tries = 1; ; tries++) {
    try {
      return database.exec(sql)
    } catch (error) {
      if (tries === LOCKED_TRIES || (error as { errcode?: number }).errcode !== LOCKED) throw error
      await setTimeout(LOCKED_WAIT)
    }
  }
}
