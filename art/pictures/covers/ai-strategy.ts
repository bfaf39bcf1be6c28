import type { Composition } from './inks.ts'
import { bundle, carrier, drawn, ease, filled, ribbon, trail } from './waves.ts'

/** Covers of this category; each is what its post's coverAlt says. */
export const aiStrategy: Record<string, Composition> = {
  'a-chatbot-that-knows-when-to-stop': (seed, { line, accent }) => {
    const wave = carrier(seed, 236, 190, 0.05)
    const first = bundle((x) => wave(x) * (1 - ease(x, 440, 660)), 375, -20, 830, 9, 17, 0.7)
    const second = bundle(
      (x) => -wave(x * 0.62 + 90) * 1.25 * ease(x, 800, 1010),
      375,
      800,
      1220,
      9,
      17,
      0.7,
    )
    return drawn(first, line, 7) + drawn(second, accent, 11)
  },
  'count-the-questions-first': (seed, { line, accent, quiet }) => {
    const heights = [690, 560, 400, 300, 216, 140]
    return heights
      .map((height, train) => {
        const dense = train < 2
        const middle = 122 + train * 192
        const wave = carrier(`${seed}${train}`, 150, 26, 0.1)
        const lines = dense ? 11 : 5
        const path = bundle(wave, 0, 0, height, lines, dense ? 11 : 24)
        return `<g transform="translate(${middle} 750) rotate(-90)">${drawn(path, train === 0 ? accent : dense ? accent : train < 4 ? line : quiet, dense ? 7 : 5)}</g>`
      })
      .join('')
  },
  'what-a-model-costs-per-customer': (seed, { line, accent, quiet }) => {
    const grow = (x: number) => 0.12 + 0.88 * ease(x, -100, 1250)
    const thin = Array.from({ length: 15 }, (_, step) => {
      const wave = carrier(seed, 470 - step * 6, 132 - step * 3, 0.2)
      return trail(
        (x) => 620 - step * 33 * grow(x) - 40 + wave(x + step * 14) * grow(x) - 60 * grow(x),
        -20,
        1220,
      )
    }).join('')
    const low = carrier(seed, 470, 96, 0.2)
    const broad = ribbon(
      (x) => 600 + low(x) * grow(x),
      (x) => 20 + 78 * grow(x),
      -20,
      1220,
    )
    return `${drawn(thin, line, 6)}${filled(broad, accent)}${drawn(
      trail((x) => 668 + low(x) * grow(x) + 22 * grow(x), -20, 1220),
      quiet,
      5,
    )}`
  },
}
