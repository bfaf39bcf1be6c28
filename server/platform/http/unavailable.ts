import { message } from '#model/language/message.ts'
import { isDiskFull } from '#server/platform/files/disk-full.ts'
import { HttpError } from './problem.ts'

/** Seconds until a client should try again. */
export const RETRY_AFTER = 5

/**
 * The database, the storage of files or the thread that renders posts is temporarily unavailable: 503 with Retry-After,
 * or 507 if the disk is full. `reason` is for the log; visitors get a plain sentence.
 */
export class Unavailable extends HttpError {
  readonly reason: string

  constructor(reason: string, cause?: unknown) {
    super({
      status: isDiskFull(cause) ? 507 : 503,
      message: message('This is not possible right now. Please try again in a few seconds.'),
      retryAfter: RETRY_AFTER,
    })
    this.name = 'Unavailable'
    this.reason = reason
    this.cause = cause
  }
}
