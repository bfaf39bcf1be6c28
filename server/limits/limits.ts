import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { limitKey } from '#server/http/client-address.ts'
import { refuse } from '#server/http/problem.ts'
import type { Client } from '#server/parts.ts'

/** How many requests of one visitor within how many seconds. */
type Figure = { points: number; seconds: number }
const kinds = ['newsletter', 'leads', 'reads', 'signIn', 'signInAccount', 'accountMail'] as const
export type Figures = Record<(typeof kinds)[number], Figure>

/** Generous for an office behind one address, tiresome for a robot. */
const defaultFigures: Figures = {
  newsletter: { points: 20, seconds: 600 },
  leads: { points: 20, seconds: 600 },
  reads: { points: 600, seconds: 60 },
  signIn: { points: 30, seconds: 900 },
  signInAccount: { points: 10, seconds: 900 },
  accountMail: { points: 5, seconds: 3600 },
}

export type Limits = {
  /** Counts one request. @throws Refusal 429 with a sentence and the seconds to wait. */
  count(kind: keyof Figures, client: Client): Promise<void>
}

/** Counters in memory, one set for each process. */
export function createLimits(own: Partial<Figures> = {}): Limits {
  const figures = { ...defaultFigures, ...own }
  const limiters = Object.fromEntries(kinds.map((kind) => [kind, limiter(kind, figures[kind])]))
  return {
    async count(kind, client) {
      try {
        await limiters[kind]?.consume(limitKey(client.address))
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) wait(Math.ceil(rejection.msBeforeNext / 1000))
        throw rejection
      }
    },
  }
}

function limiter(keyPrefix: string, figure: Figure) {
  return new RateLimiterMemory({ keyPrefix, points: figure.points, duration: figure.seconds })
}

function wait(seconds: number): never {
  const retryAfter = Math.max(1, seconds)
  refuse(429, `Too many tries. Wait ${inWords(retryAfter)}.`, { retryAfter })
}

function inWords(seconds: number) {
  if (seconds === 1) return '1 second'
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}
