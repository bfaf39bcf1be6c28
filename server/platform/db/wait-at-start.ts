import { Unavailable } from '#server/platform/http/unavailable.ts'
import { isLockError } from './postgres-error.ts'
import { isLocked } from './when-unlocked.ts'

/** Attempts, each as long as a request would wait (open-database.ts): about a minute together. */
const TRIES = 12

/**
 * Runs the start's own writes, retrying for about a minute while another process holds the database.
 * @throws Unavailable after that
 */
export async function waitAtStart<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isHeld(error) || tries === TRIES) throw error
      if (tries === 1) console.error(`The start waits for the database: ${error.reason}`)
    }
  }
}

/** Other errors do not pass by waiting. */
function isHeld(error: unknown): error is Unavailable {
  return error instanceof Unavailable && (isLockError(error.cause) || isLocked(error.cause))
}
