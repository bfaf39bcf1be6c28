type PostgresError = { code?: string; message?: string }

/** What happened and what to do, by PostgreSQL's error code, the system's or the text of an error without a code. */
const errors: [RegExp, string][] = [
  [
    /^(ECONN|EPIPE|EHOST|ENET|ENOTFOUND|EAI_|ENOENT|ETIMEDOUT)/,
    'PostgreSQL cannot be reached. Check that it runs, and host and port in DATABASE_URL',
  ],
  [/^28/, 'PostgreSQL rejects user or password. Correct DATABASE_URL, or the password there'],
  [/^3D000/, 'the database that DATABASE_URL names does not exist. Create it, or correct the name'],
  [
    /^42501/,
    'the user in DATABASE_URL has too few rights in its database. Make it the owner of that database',
  ],
  [/^53100/, 'the disk of PostgreSQL is full. Make room'],
  [
    /^53300/,
    'PostgreSQL has no connection left. Each instance uses up to ten: raise max_connections',
  ],
  [/^25006/, 'PostgreSQL accepts no writes. Let DATABASE_URL name the primary, not a standby'],
  [
    /^57014/,
    'a query took longer than the statement_timeout of PostgreSQL. Look for what slows it',
  ],
  [/^57P/, 'PostgreSQL is stopping or starting. Start it if it stays away'],
  [
    /^55P03/,
    'another program holds a lock of the database. End it if it is not a backup or an upgrade',
  ],
  [/^40P01/, 'two changes waited for each other, and one was given up. It can be tried again'],
  [
    /^(timeout exceeded when trying|Connection terminated due to connection timeout)/,
    'PostgreSQL gave no connection within five seconds. Check its load and the network',
  ],
  [/^Query read timeout/, 'PostgreSQL did not answer in ten seconds. Look for what slows it'],
  [/^Connection terminated/, 'PostgreSQL closed the connection. Check that it runs'],
]

/** A sentence for the operator, with PostgreSQL's own words. */
export function postgresError(error: unknown) {
  const { code = '', message = String(error) } = error as PostgresError
  const sentence = errors.find(([key]) => key.test(code) || key.test(message))?.[1]
  const words = message || code
  return sentence ? `${sentence} (${words}).` : words
}

/**
 * Codes of PostgreSQL: connection lost, no resources (disk, memory, connections), read-only (a standby), ended or
 * cancelled by a time limit, shutting down, deadlock, lock not available, disk failing.
 */
const UNAVAILABLE_CODES = /^(08...|53...|25006|25P0[34]|40P01|57...|55P03|58...)$/
const NETWORK_CODES = /^E(CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_AGAIN)/
/** Messages of pg errors without a code. */
const UNAVAILABLE_MESSAGES = /^Connection terminated|^Query read timeout|not queryable/

/** Whether a query may succeed later. */
export function isUnavailable(error: unknown) {
  const { code = '', message = '' } = error as PostgresError
  return (
    UNAVAILABLE_CODES.test(code) || NETWORK_CODES.test(code) || UNAVAILABLE_MESSAGES.test(message)
  )
}

/** The transaction waited for a lock in vain, or for one that waited for it; the connection is sound. */
export function isLockError(error: unknown) {
  return /^(55P03|40P01)$/.test((error as PostgresError | undefined)?.code ?? '')
}

/** Whether the user may not do this. */
export function isRightsError(error: unknown) {
  return (error as PostgresError).code === '42501'
}
