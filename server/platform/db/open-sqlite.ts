import { DatabaseSync } from 'node:sqlite'
import { whenUnlocked } from './when-unlocked.ts'

/** Older versions can lose committed writes when two connections checkpoint at once. */
const OLDEST_SQLITE = '3.51.3'

/** Milliseconds to wait for another start, or for the recovery after a crash. */
const OPEN_WAIT = 5_000

/** Bytes to which the WAL is cut after a long read has let it grow. */
const WAL_MAX = 16 * 1024 * 1024

/**
 * Each is set and read back, so that a refused change is noticed. SQLite itself must not wait for locks, which blocks
 * the event loop; when-unlocked.ts waits.
 */
const pragmas: Pragma[] = [
  { name: 'busy_timeout', value: 0 },
  { name: 'journal_mode', value: 'wal' },
  { name: 'synchronous', value: 2 },
  { name: 'foreign_keys', value: 1 },
  { name: 'journal_size_limit', value: WAL_MAX },
  // Overwrites deleted rows, such as the salts of visits, in pages that are written anyway.
  { name: 'secure_delete', value: 'fast', shown: 2 },
]

/** `shown`: what SQLite says for the value. */
type Pragma = { name: string; value: number | string; shown?: number | string }

/**
 * Opens the file so that committed writes survive a power cut.
 * @throws Error with a sentence if SQLite is too old or a setting is not in effect
 * @throws Unavailable if another process holds the file for too long
 */
export async function openSqlite(path: string, options: { readOnly?: boolean } = {}) {
  const database = new DatabaseSync(path, options)
  try {
    rejectOldSqlite(sqliteVersion(database))
    const until = performance.now() + OPEN_WAIT
    for (const pragma of pragmas) await whenUnlocked(() => applyPragma(database, pragma), until)
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

function applyPragma(database: DatabaseSync, { name, value, shown = value }: Pragma) {
  database.exec(`pragma ${name} = ${value}`)
  const [found] = Object.values(database.prepare(`pragma ${name}`).get() ?? {})
  if (found === shown) return
  throw new Error(
    `SQLite does not keep the setting ${name}=${value} (it says ${found}). Put DATA_DIR on a local disk; network drives cannot be used.`,
  )
}
