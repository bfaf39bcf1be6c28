import { DatabaseSync } from 'node:sqlite'
import { whenUnlocked } from './when-unlocked.ts'

/** Older ones can lose committed writes when two connections checkpoint at once. */
const OLDEST_SQLITE = '3.51.3'

/** Milliseconds for which two starts at once, or the recovery after a crash, may keep the file from being opened. */
const OPEN_WAIT = 5_000

/** Bytes of WAL that stay on the disk after somebody who read for long has let it grow. */
const WAL_MAX = 16 * 1024 * 1024

/**
 * Each is set and read back: a default or a refused change must not pass unseen. SQLite itself waits for no lock: it
 * would block the event loop; when-unlocked.ts waits.
 */
const pragmas = [
  { name: 'busy_timeout', value: 0 },
  { name: 'journal_mode', value: 'wal' },
  { name: 'synchronous', value: 2 },
  { name: 'foreign_keys', value: 1 },
  { name: 'journal_size_limit', value: WAL_MAX },
] as const

/**
 * Opens the file so that a committed write outlives a power cut.
 * @throws Error with a sentence when SQLite is too old or a setting is not in force.
 * @throws Unavailable when another process holds the file for too long.
 */
export async function openSqlite(path: string, options: { readOnly?: boolean } = {}) {
  const database = new DatabaseSync(path, options)
  try {
    rejectOldSqlite(sqliteVersion(database))
    const until = performance.now() + OPEN_WAIT
    for (const pragma of pragmas) await whenUnlocked(() => putInForce(database, pragma), until)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Throws a sentence for a version such as "3.45.1" that is older than the oldest safe one. */
export function rejectOldSqlite(version: string) {
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

function putInForce(database: DatabaseSync, { name, value }: (typeof pragmas)[number]) {
  database.exec(`pragma ${name} = ${value}`)
  const [found] = Object.values(database.prepare(`pragma ${name}`).get() ?? {})
  if (found === value) return
  throw new Error(
    `SQLite does not keep the setting ${name}=${value} (it says ${found}). Put DATA_DIR on a local disk; network drives cannot be used.`,
  )
}
