import { HttpError } from './problem.ts'

/** Seconds until a client should try again. */
export const RETRY_AFTER = 5

/**
 * The database, or the thread that renders posts, is temporarily unavailable: 503 with Retry-After. `reason` is for the
 * log; visitors get a plain sentence.
 */
export class Unavailable extends HttpError {
  readonly reason: string

  constructor(reason: string, cause?: unknown) {
    super({
      status: 503,
      message: 'This is not possible right now. Please try again in a few seconds.',
      retryAfter: RETRY_AFTER,
    })
    this.name = 'Unavailable'
    this.reason = reason
    this.cause = cause
  }
}
