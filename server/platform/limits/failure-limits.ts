import { HttpError } from '#server/platform/http/problem.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

/** Failures without a delay, then the delay after each further one, in seconds. */
type Rule = { free: number; firstWait: number; longestWait: number; remembered: number }

const MINUTE = 60
const HOUR = 60 * MINUTE

const rules = {
  /** One account from one client address. */
  account: { free: 5, firstWait: 5, longestWait: 15 * MINUTE, remembered: 24 * HOUR },
  /** All accounts from one client address, against password spraying. */
  address: { free: 30, firstWait: 5, longestWait: 15 * MINUTE, remembered: HOUR },
  /** A browser that signed in to this account before. */
  device: { free: 10, firstWait: 5, longestWait: 15 * MINUTE, remembered: 24 * HOUR },
  /** Password confirmations in one session. */
  session: { free: 5, firstWait: 5, longestWait: 15 * MINUTE, remembered: 24 * HOUR },
} as const satisfies Record<string, Rule>

export type FailureKey = { kind: keyof typeof rules; key: string }

type Failures = { count: number; waitUntil: number; forgetAt: number }

/** Keys remembered; above it, the oldest are dropped. */
const KEYS_MAX = 100_000

export type FailureLimits = {
  /**
   * Runs `work`. An HttpError counts as a failure under every key; success clears the counters, except the address's,
   * which others share.
   * @throws HttpError 429 with the seconds to wait, without running `work`, while one of the keys has to wait
   */
  guard<T>(keys: FailureKey[], work: () => Promise<T>): Promise<T>
}

/** In memory, per process. */
export function createFailureLimits(clock: () => Date): FailureLimits {
  const failures = new Map<string, Failures>()

  return {
    async guard(keys, work) {
      const now = clock().getTime()
      const wait = Math.max(...keys.map((key) => waitUntil(key, now))) - now
      if (wait > 0) tooManyAttempts(wait / 1000)
      // Counted before the result is known, so that parallel attempts cannot exceed the free ones.
      for (const key of keys) add(key, now)
      try {
        const done = await work()
        for (const key of keys) settle(key, key.kind !== 'address')
        return done
      } catch (error) {
        if (!(error instanceof HttpError)) for (const key of keys) settle(key, false)
        throw error
      }
    },
  }

  function waitUntil(key: FailureKey, now: number) {
    const found = failures.get(nameOf(key))
    return found && found.forgetAt > now ? found.waitUntil : 0
  }

  function add(key: FailureKey, now: number) {
    const rule = rules[key.kind]
    const name = nameOf(key)
    const known = failures.get(name)
    const isKnown = known && known.forgetAt > now
    const count = (isKnown ? known.count : 0) + 1
    const forgetAt = isKnown ? known.forgetAt : now + rule.remembered * 1000
    failures.delete(name)
    failures.set(name, { count, waitUntil: now + waitAfter(rule, count) * 1000, forgetAt })
    if (failures.size > KEYS_MAX) failures.delete(failures.keys().next().value as string)
  }

  /** Removes one failure, or all. */
  function settle(key: FailureKey, isAll: boolean) {
    const name = nameOf(key)
    const known = failures.get(name)
    if (!known) return
    if (isAll || known.count <= 1) failures.delete(name)
    else failures.set(name, { ...known, count: known.count - 1, waitUntil: 0 })
  }
}

function waitAfter({ free, firstWait, longestWait }: Rule, count: number) {
  if (count < free) return 0
  return Math.min(longestWait, firstWait * 2 ** (count - free))
}

function nameOf({ kind, key }: FailureKey) {
  return `${kind} ${key}`
}
