import type { Composition } from './inks.ts'
import { between, bundle, carrier, drawn, ease, filled, trail } from './waves.ts'

/** Covers of this category; each is what its post's coverAlt says. */
export const analytics: Record<string, Composition> = {
  'attribution-without-cookies': (seed, { line, accent, quiet }) => {
    const wave = carrier(seed, 800, 215, 0.12)
    const upper = (x: number) => 330 + wave(x)
    const lower = (x: number) => 396 + wave(x - 26) * 0.86 + 20 * Math.sin(x / 130)
    const echo = [1, 2, 3, 4, 5, 6, 7]
      .map((step) => trail((x) => lower(x) + step * 58, -20, 1220))
      .join('')
    return `${drawn(echo, quiet, 9)}${filled(between(upper, lower, -20, 1220), accent)}${drawn(trail(upper, -20, 1220), line, 17)}${drawn(trail(lower, -20, 1220), line, 17)}`
  },
  'core-web-vitals-for-shopkeepers': (seed, { line, accent, quiet }) => {
    const wave = carrier(seed, 210, 62, 0)
    const late = bundle((x) => wave(x) * ease(x, 560, 680), 134, 560, 1220, 5, 17)
    const slow = bundle(
      (x) => 58 * Math.sin((x / 560) * Math.PI * 2) * ease(x, 120, 620),
      362,
      -20,
      1220,
      5,
      17,
    )
    const before = bundle(wave, 602, -20, 560, 5, 17)
    const after = bundle((x) => wave(x - 80), 562, 640, 1220, 5, 17)
    const shelves = [230, 458, 700].map((y) => `M-20 ${y}H1220`).join('')
    return `${drawn(late, line, 9)}${drawn(slow, line, 9)}${drawn(before, line, 9)}${drawn(after, accent, 9)}${drawn(shelves, line, 20)}<rect x="0" y="86" width="548" height="96" fill="${quiet}"/>`
  },
  'one-number-for-monday': (seed, { line, accent, quiet }) => {
    const wave = carrier(seed, 268, 122, 0.1)
    const dip = (x: number) => 190 * Math.exp(-(((x - 812) / 74) ** 2))
    const curve = (x: number) => 340 + wave(x + 20) * (1 - dip(x) / 260) + dip(x) * 1.25
    const clip = `<clipPath id="below"><rect y="496" width="1200" height="300"/></clipPath>`
    return `<rect y="190" width="1200" height="306" fill="${quiet}"/>${clip}<g clip-path="url(#below)">${filled(`${trail(curve, 640, 1000)}Z`, accent)}</g>${drawn('M0 190H1200M0 496H1200', line, 6)}${drawn(trail(curve, -20, 1220), line, 24)}`
  },
}
