/** The result of an admin action: a message, and on failure also one per invalid field. */
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
