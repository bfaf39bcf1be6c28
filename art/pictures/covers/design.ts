import { seededRandom } from '../../../ui/wave.ts'
import { mix, spectrum } from '../palette.ts'
import type { Composition } from './inks.ts'
import { carrier, drawn, ease, filled, ribbon, trail } from './waves.ts'

/** Covers of this category; each is what its post's coverAlt says. */
export const design: Record<string, Composition> = {
  'packaging-on-a-phone-screen': (seed, { line, accent, quiet }) => {
    const widths = [500, 284, 166, 98, 58]
    let left = 20
    return (
      widths
        .map((width, step) => {
          const height = width * 1.18
          const ripples = [12, 8, 4, 1, 0][step] ?? 0
          const x0 = left
          left += width + 13
          const wave = carrier(seed, 34, [8, 5, 2, 0, 0][step] ?? 0, 0.3)
          const hump = (x: number) =>
            700 - height * Math.max(0, Math.sin((Math.PI * (x - x0)) / width)) ** 1.4
          const body = filled(`${trail(hump, x0, x0 + width, width / 12)}Z`, accent)
          const fine = Array.from({ length: ripples }, (_, index) => {
            const share = (index + 0.5) / (ripples + 0.8)
            const inset = (width * Math.asin((0.97 * share) ** (1 / 1.4))) / Math.PI + 16
            return trail(
              (x) => 692 - height * 0.94 * share + wave(x),
              x0 + inset,
              x0 + width - inset,
              9,
            )
          }).join('')
          return (
            body +
            drawn(fine, quiet, step < 2 ? 5 : 4) +
            drawn(trail(hump, x0, x0 + width, width / 12), line, 13)
          )
        })
        .join('') + drawn('M0 706H1200', line, 13)
    )
  },
  'small-type-big-trust': (seed, { ground, line }) => {
    const wave = carrier(seed, 430, 236, 0.1)
    const weight = (x: number) => 5 + 170 * ease(x, -40, 1260) ** 1.6
    const stops = [0, 0.25, 0.5, 0.75, 1]
      .map(
        (at) =>
          `<stop offset="${at}" stop-color="${mix(ground, line, 0.16 + 0.84 * ease(at, 0, 0.9))}"/>`,
      )
      .join('')
    const shading = `<linearGradient id="darker" gradientUnits="userSpaceOnUse" x1="0" x2="1200">${stops}</linearGradient>`
    return `${shading}${filled(
      ribbon((x) => 375 + wave(x), weight, -30, 1230),
      'url(#darker)',
    )}`
  },
  'your-menu-is-not-your-org-chart': (seed) => {
    const random = seededRandom(seed)
    const colours = [
      spectrum[410],
      spectrum[455],
      spectrum[515],
      spectrum[575],
      spectrum[625],
      '#1a1714',
    ]
    return colours
      .map((colour, band) => {
        const settle = (x: number) => ease(x, 300, 690)
        const paths = Array.from({ length: 4 }, (_, index) => {
          const wild = carrier(
            `${seed}${band}${index}`,
            250 + random() * 330,
            170 + random() * 120,
            0.35,
          )
          const start = 130 + random() * 490
          const rest = 90 + band * 114 + (index - 1.5) * 20
          return trail((x) => (start + wild(x)) * (1 - settle(x)) + rest * settle(x), -20, 1220)
        }).join('')
        return drawn(paths, colour, 9)
      })
      .join('')
  },
}
