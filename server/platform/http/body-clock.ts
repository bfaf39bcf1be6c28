import { message } from '#model/language/message.ts'
import { HttpError } from './problem.ts'

/** Bytes per second that a body must reach on average; a phone at 400 kbit/s sends 50,000. */
const RATE_MIN = 4_000

/** Milliseconds that a sender has before the rate counts. */
const GRACE = 20_000

/** Milliseconds that any body may take: 10 MB at 400 kbit/s need 210 seconds. */
export const BODY_TIME_MAX = 300_000

/** Milliseconds after which a sender that has delivered so many bytes counts as too slow. */
export function bodyDeadline(received: number) {
  return Math.min(GRACE + (received / RATE_MIN) * 1_000, BODY_TIME_MAX)
}

/** Measures the time spent waiting for the sender, without our own processing. */
export function createBodyClock() {
  let received = 0
  let waited = 0
  return {
    /**
     * The bytes of one read; `undefined` at the end of the body.
     * @throws HttpError 408 for a sender that is too slow, or the reason of `signal` once it is aborted.
     */
    async next(reading: Promise<Uint8Array | undefined>, signal?: AbortSignal) {
      const { promise, reject } = Promise.withResolvers<never>()
      const began = performance.now()
      const timer = setTimeout(() => reject(tooSlow()), bodyDeadline(received) - waited)
      const stop = () => reject(signal?.reason)
      if (signal?.aborted) stop()
      signal?.addEventListener('abort', stop)
      try {
        const chunk = await Promise.race([reading, promise])
        received += chunk?.length ?? 0
        return chunk
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', stop)
        waited += performance.now() - began
      }
    },
  }
}

function tooSlow() {
  return new HttpError({
    status: 408,
    message: message('This arrived too slowly. Please send it again over a better connection.'),
  })
}
