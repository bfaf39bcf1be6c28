import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { limitKey } from '#server/platform/http/client-address.ts'
import type { Client, Clock } from '#server/platform/runtime.ts'
import { createFailureLimits, type FailureLimits } from './failure-limits.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

/** Requests per visitor within a number of seconds. */
type RateLimit = { points: number; seconds: number }
const kinds = ['newsletter', 'leads', 'reads', 'pages', 'accountMail'] as const
export type RateLimits = Record<(typeof kinds)[number], RateLimit>

/** Enough for an office behind one address, too few for a bot. */
const defaultRateLimits: RateLimits = {
  newsletter: { points: 20, seconds: 600 },
  leads: { points: 20, seconds: 600 },
  reads: { points: 600, seconds: 60 },
  pages: { points: 600, seconds: 60 },
  accountMail: { points: 20, seconds: 3600 },
}

export type Limits = FailureLimits & {
  /** Counts one request. @throws HttpError 429 with a sentence and the seconds to wait. */
  count(kind: keyof RateLimits, client: Client): Promise<void>
}

/** In memory, per process. */
export function createLimits(
  own: Partial<RateLimits> = {},
  clock: Clock = () => new Date(),
): Limits {
  const rateLimits = { ...defaultRateLimits, ...own }
  const limiters = Object.fromEntries(kinds.map((kind) => [kind, limiter(kind, rateLimits[kind])]))
  return {
    ...createFailureLimits(clock),
    async count(kind, client) {
      try {
        await limiters[kind]?.consume(limitKey(client.address))
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) tooManyAttempts(rejection.msBeforeNext / 1000)
        throw rejection
      }
    },
  }
}

function limiter(keyPrefix: string, figure: RateLimit) {
  return new RateLimiterMemory({ keyPrefix, points: figure.points, duration: figure.seconds })
}
