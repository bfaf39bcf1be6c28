const SECOND = 1_000
const HOUR = 3_600 * SECOND

/** Reattempts end after three days. */
const RETRY_PERIOD = 72 * HOUR

/** When reattempts of a message end that is due since `since`. */
export function retriedUntil(since: Date) {
  return new Date(since.getTime() + RETRY_PERIOD)
}

/** But not before this many attempts, because there may have been no mail server for days. */
const ATTEMPTS_MIN = 10

const FIRST_DELAY = 30 * SECOND
/** Milliseconds until the next attempt at most. */
export const DELAY_MAX = 6 * HOUR

const FIRST_PAUSE = 2 * SECOND
/** Milliseconds that an unreachable server is left alone at most. */
export const PAUSE_MAX = 120 * SECOND

/**
 * The time of the next attempt, or null when three days have passed since `since`. `attempts` counts those made;
 * `random`, 0 to 1, spreads reattempts over time.
 */
export function retryAt(attempts: number, since: Date, now: Date, random: number) {
  if (attempts >= ATTEMPTS_MIN && now.getTime() - since.getTime() >= RETRY_PERIOD) return null
  return new Date(now.getTime() + spread(FIRST_DELAY * 2 ** (attempts - 1), DELAY_MAX, random))
}

/** Milliseconds to wait for a server that was unreachable `times` times in a row. */
export function backOffTime(times: number, random: number) {
  return spread(FIRST_PAUSE * 2 ** (times - 1), PAUSE_MAX, random)
}

/** A random share of the delay, from half to all. */
function spread(delay: number, max: number, random: number) {
  return Math.min(delay, max) * (0.5 + random / 2)
}
