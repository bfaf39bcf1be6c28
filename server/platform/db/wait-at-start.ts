import { Unavailable } from '#server/platform/http/unavailable.ts'

/** Attempts, each as long as a request would wait (open-database.ts): about a minute together. */
const TRIES = 12

/**
 * Runs the start's own writes, retrying for about a minute while another process holds the database.
 * @throws Error with a sentence after that
 */
export async function waitAtStart<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      if (tries === TRIES) throw new Error(HELD, { cause: error })
      if (tries === 1) console.error('Another process writes to the database; waiting for it …')
    }
  }
}

const HELD =
  'Another process keeps the database to itself, so the site cannot be started. End it (a backup, a database shell, another server), then start again.'
