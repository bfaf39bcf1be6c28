/** Full turn in radians: `Math.sin(TURN * time)` closes on itself after one loop. */
export const TURN = Math.PI * 2

/** A swing between -1 and 1; whole numbers of cycles keep the loop closed. */
export function swing(time: number, cycles = 1, phase = 0) {
  return Math.sin(TURN * (time * cycles + phase))
}

/** The part of `value` after the point, in [0, 1) for negative values too. */
export function wrap(value: number) {
  return value - Math.floor(value)
}

/** 0 before `from`, 1 after `to`, slow at both ends. */
export function ease(from: number, to: number, value: number) {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * share * (share * (share * 6 - 15) + 10)
}

/** Rises in [a, b], stays, falls in [c, d]: something that comes and goes within one loop. */
export function stay(a: number, b: number, c: number, d: number, value: number) {
  return ease(a, b, value) * (1 - ease(c, d, value))
}

/** Like ease, but shoots past its end and settles, as a card put on a table does. */
export function settle(from: number, to: number, value: number) {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return 1 - Math.exp(-6 * share) * Math.cos(share * 9) * (1 - share)
}

export function mix(from: number, to: number, share: number) {
  return from + (to - from) * share
}
