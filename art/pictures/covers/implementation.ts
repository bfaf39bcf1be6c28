import { seededRandom } from '../../../ui/wave.ts'
import type { Composition } from './inks.ts'
import { bundle, carrier, drawn, trail } from './waves.ts'

/** Covers of this category; each is what its post's coverAlt says. */
export const implementation: Record<string, Composition> = {
  'forms-that-never-lose-a-lead': (seed, { line, accent }) => {
    const wave = carrier(seed, 330, 215, 0.06)
    const quiet = (x: number) => wave(x) * 0.42
    return `${drawn(bundle(wave, 375, -20, 566, 9, 20, 0.5), line, 8)}${drawn(bundle(quiet, 190, 606, 1220, 5, 20), accent, 8)}${drawn(bundle(quiet, 560, 606, 1220, 5, 20), accent, 8)}<rect x="566" width="40" height="750" fill="#1a1714"/>`
  },
  'moving-a-shop-without-losing-search': (seed, { line, accent, quiet }) => {
    const wave = carrier(seed, 420, 16, 0.5)
    const fronts = Array.from({ length: 12 }, (_, rank) => rank)
    const arriving = fronts.map((rank) => {
      const path = trail((y) => wave(y + rank * 60), -20, 770)
      return `<g transform="matrix(0 1 1 0 ${24 + rank * 41} 0)">${drawn(path, rank === 8 ? accent : line, 11)}</g>`
    })
    const leaving = fronts.map(
      (rank) =>
        `<circle cx="560" cy="375" r="${84 + rank * 62}" fill="none" stroke="${rank === 8 ? accent : line}" stroke-width="11"/>`,
    )
    return `${arriving.join('')}<clipPath id="beyond"><rect x="560" width="640" height="750"/></clipPath><g clip-path="url(#beyond)">${leaving.join('')}</g><path d="M510 0H566V300H510ZM510 450H566V750H510Z" fill="${quiet}"/>`
  },
  'the-twelve-day-erp-pilot': (seed, { line, accent }) => {
    const random = seededRandom(seed)
    return Array.from({ length: 12 }, (_, day) => {
      const unease = Math.max(0, 1 - day / 8.5)
      const middle = 62 + day * 98 + (random() - 0.5) * 46 * unease
      const height = 250 + (random() - 0.5) * 430 * unease
      const lift = 375 + (random() - 0.5) * 250 * unease
      const spread = 15 + (random() - 0.5) * 12 * unease
      const strokes = Array.from({ length: 7 }, (_, index) => {
        const at = index - 3
        const half = height * Math.exp(-((at / 1.9) ** 2)) * 0.92 + 8
        return `M${middle + at * spread * 0.82} ${lift - half}V${lift + half}`
      }).join('')
      return drawn(strokes, day === 11 ? accent : line, 7)
    }).join('')
  },
}
