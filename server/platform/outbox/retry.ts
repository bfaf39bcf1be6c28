const SECOND = 1_000
const HOUR = 3_600 * SECOND

/** A message that is put off again and again is given up after three days. */
const PATIENCE = 72 * HOUR

/** But not before so many tries, which take hours: the days may have passed while there was no mail server. */
const TRIES_MIN = 10

const FIRST_DELAY = 30 * SECOND
const DELAY_MAX = 6 * HOUR

const FIRST_PAUSE = 2 * SECOND
const PAUSE_MAX = 120 * SECOND

/**
 * When a message that was put off is tried again, or null where its three days are over; they begin at `since`, with
 * its cause or when a person asked for it once more. `tries` counts those made; `random` is from 0 up to 1 and keeps
 * many from coming back at the same moment.
 */
export function nextTry(tries: number, since: Date, now: Date, random: number) {
  if (tries >= TRIES_MIN && now.getTime() - since.getTime() >= PATIENCE) return null
  return new Date(now.getTime() + spread(FIRST_DELAY * 2 ** (tries - 1), DELAY_MAX, random))
}

/** Milliseconds to leave a server alone that could not be reached `times` times in a row. */
export function pauseAfter(times: number, random: number) {
  return spread(FIRST_PAUSE * 2 ** (times - 1), PAUSE_MAX, random)
}

/** Half of it to all of it. */
function spread(delay: number, max: number, random: number) {
  return Math.min(delay, max) * (0.5 + random / 2)
}
