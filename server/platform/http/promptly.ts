import { Unavailable } from './unavailable.ts'

/** Milliseconds that an answer waits for a write that it could do without. */
const PROMPT = 500

/** What `work` comes to; `otherwise` where it takes longer or the database is unavailable. It goes on meanwhile. */
export function promptly<T>(work: Promise<T>, otherwise: T): Promise<T> {
  const { promise: late, resolve } = Promise.withResolvers<T>()
  const timer = setTimeout(() => resolve(otherwise), PROMPT)
  const done = work.catch((error: unknown) => {
    if (error instanceof Unavailable) return otherwise
    throw error
  })
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}
