/** What a change in the back office comes to: done with a sentence, or refused with one, and one by field. */
export type ActionResult<T = null> =
  | { ok: true; message: string; value: T }
  | {
      ok: false
      status: number
      message: string
      errors?: Record<string, string>
      /** Seconds to wait, with status 429 or 503. */
      retryAfter?: number
    }
