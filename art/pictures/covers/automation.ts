import { type Point, stroke } from '../brush.ts'
import type { Composition } from './inks.ts'
import { bundle, carrier, drawn, ease, filled } from './waves.ts'

/** Covers of this category; each is what its post's coverAlt says. */
export const automation: Record<string, Composition> = {
  'automate-the-chore-keep-the-decision': (seed, { line, accent, quiet }) => {
    const wave = carrier(seed, 118, 74, 0)
    const pause = (x: number) => 1 - ease(x, 690, 760) + ease(x, 840, 920)
    const run = bundle((x) => wave(x) * pause(x), 520, -20, 1220, 5, 24, 0, 13)
    const hand: Point[] = [
      [640, 560],
      [740, 528],
      [800, 514],
      [858, 440],
      [884, 320],
      [930, 196],
      [1020, 104],
      [1130, 78],
    ]
    return `${drawn(
      bundle(() => 0, 520, -20, 1220, 5, 24),
      quiet,
      5,
    )}${drawn(run, line, 9)}${filled(stroke(hand, 46, 0.4, 0.2), accent)}<circle cx="800" cy="520" r="34" fill="${line}"/>`
  },
  'the-cart-message-people-thank-you-for': (seed, { line, accent }) => {
    const wave = carrier(seed, 400, 200, 0.05)
    const stop = 600
    const end = wave(stop)
    const small = (x: number) =>
      end +
      (Math.sin((x - stop + 40) / 46) - Math.sin(40 / 46)) * 84 * ease(x, stop - 40, stop + 260) -
      end * ease(x, stop, 1150)
    return `${drawn(bundle(wave, 375, -20, stop, 11, 22, 0.3), line, 11)}${drawn(bundle(small, 375, stop - 8, 1220, 5, 22), accent, 11)}`
  },
}
