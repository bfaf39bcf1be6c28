import { CompiledQuery } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { TOKEN_CALLS_PER_MINUTE } from '#model/accounts/tokens.ts'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { limitKey } from '#server/platform/http/client-address.ts'
import type { Client, Clock } from '#server/platform/runtime.ts'
import { createFailureLimits, type FailureLimits } from './failure-limits.ts'
import type { HashKey } from './hash-key.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

/** Requests per visitor within a number of seconds. */
type RateLimit = { points: number; seconds: number }
const kinds = [
  'newsletter',
  'leads',
  'reads',
  'pages',
  'drawings',
  'visits',
  'accountMail',
  'mails',
  'bounces',
  'programs',
] as const
/** Counted by each process, which they protect; the others by all instances together. */
const ownKinds = new Set<string>(['pages', 'drawings', 'reads', 'visits', 'bounces'])

export type RateLimits = Record<(typeof kinds)[number], RateLimit>

/** Enough for an office behind one address, too few for a bot. */
const defaultRateLimits: RateLimits = {
  newsletter: { points: 20, seconds: 600 },
  leads: { points: 20, seconds: 600 },
  reads: { points: 600, seconds: 60 },
  pages: { points: 600, seconds: 60 },
  // Each takes half a second of the processor.
  drawings: { points: 30, seconds: 60 },
  visits: { points: 300, seconds: 60 },
  accountMail: { points: 20, seconds: 3600 },
  mails: { points: 300, seconds: 60 },
  // A provider tells of thousands at once.
  bounces: { points: 3_000, seconds: 60 },
  programs: { points: TOKEN_CALLS_PER_MINUTE, seconds: 60 },
}

export type Limits = FailureLimits & {
  /** Counts one request. @throws HttpError 429 with a sentence and the seconds to wait. */
  count(kind: keyof RateLimits, client: Client): Promise<void>
}

type Deps = {
  store: Store
  clock: Clock
  hashKey: HashKey
  own?: Partial<RateLimits> | undefined
}

export function createLimits({ store, clock, hashKey, own }: Deps): Limits {
  const rateLimits = { ...defaultRateLimits, ...own }
  const isShared = !isSqlite(store)
  const limiters = Object.fromEntries(
    kinds.map((kind) => {
      const { points, seconds } = rateLimits[kind]
      const figures = { keyPrefix: kind, points, duration: seconds }
      const isLocal = !isShared || ownKinds.has(kind)
      return [kind, isLocal ? new RateLimiterMemory(figures) : sharedLimiter(store, figures)]
    }),
  )
  return {
    ...createFailureLimits({ store, clock, hashKey }),
    async count(kind, client) {
      try {
        await limiters[kind]?.consume(hashKey(limitKey(client.address)))
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) tooManyAttempts(rejection.msBeforeNext / 1000)
        throw rejection
      }
    },
  }
}

type Figures = { keyPrefix: string; points: number; duration: number }

function sharedLimiter(store: Store, figures: Figures) {
  return new RateLimiterPostgres({
    ...figures,
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        store.executeQuery(CompiledQuery.raw(text, values)),
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // Expired rows are removed with the failed attempts (sweep-limits.ts).
    clearExpiredByTimeout: false,
    // Refused requests cost no further queries.
    inMemoryBlockOnConsumed: figures.points + 1,
  })
}
