import { seededRandom } from '#ui/wave.ts'
import { type Point, stroke } from '../brush.ts'
import { mix, spectrum } from '../palette.ts'
import type { Inks } from './inks.ts'
import { between, bundle, carrier, drawn, ease, filled, ribbon, trail } from './waves.ts'

type Composition = (seed: string, inks: Inks) => string

/** One drawing for each cover whose words (coverAlt) say what is seen; 1200 by 750. */
export const compositions: Record<string, Composition> = {
  'a-chatbot-that-knows-when-to-stop': (seed, { line, accent }) => {
    const wave = carrier(seed, 236, 190, 0.05)
    const first = bundle((x) => wave(x) * (1 - ease(x, 440, 660)), 375, -20, 830, 9, 17, 0.7)
    const second = bundle((x) => -wave(x * 0.62 + 90) * 1.25 * ease(x, 800, 1010), 375, 800, 1220, 9, 17, 0.7)
    return drawn(first, line, 7) + drawn(second, accent, 11)
  },
  'attribution-without-cookies': (seed, { line, accent, quiet }) => {
    const wave = carrier(seed, 800, 215, 0.12)
    const upper = (x: number) => 330 + wave(x)
    const lower = (x: number) => 396 + wave(x - 26) * 0.86 + 20 * Math.sin(x / 130)
    const echo = [1, 2, 3, 4, 5, 6, 7].map((step) => trail((x) => lower(x) + step * 58, -20, 1220)).join('')
    return `${drawn(echo, quiet, 9)}${filled(between(upper, lower, -20, 1220), accent)}${drawn(trail(upper, -20, 1220), line, 17)}${drawn(trail(lower, -20, 1220), line, 17)}`
  },
  'automate-the-chore-keep-the-decision': (seed, { line, accent, quiet }) => {
    const wave = carrier(seed, 118, 74, 0)
    const pause = (x: number) => 1 - ease(x, 690, 760) + ease(x, 840, 920)
    const run = bundle((x) => wave(x) * pause(x), 520, -20, 1220, 5, 24)
    const hand: Point[] = [[640, 560], [740, 528], [800, 514], [858, 440], [884, 320], [930, 196], [1020, 104], [1130, 78]]
    return `${drawn(bundle(() => 0, 520, -20, 1220, 5, 24), quiet, 5)}${drawn(run, line, 9)}${filled(stroke(hand, 46, 0.4, 0.2), accent)}<circle cx="800" cy="520" r="34" fill="${line}"/>`
  },
  'core-web-vitals-for-shopkeepers': (seed, { line, accent, quiet }) => {
    const wave = carrier(seed, 210, 62, 0)
    const late = bundle((x) => wave(x) * ease(x, 560, 680), 134, 560, 1220, 5, 17)
    const slow = bundle((x) => 58 * Math.sin((x / 560) * Math.PI * 2) * ease(x, 120, 620), 362, -20, 1220, 5, 17)
    const before = bundle(wave, 602, -20, 560, 5, 17)
    const after = bundle((x) => wave(x - 80), 562, 640, 1220, 5, 17)
    const shelves = [230, 458, 700].map((y) => `M-20 ${y}H1220`).join('')
    return `${drawn(late, line, 9)}${drawn(slow, line, 9)}${drawn(before, line, 9)}${drawn(after, accent, 9)}${drawn(shelves, line, 20)}<rect x="0" y="86" width="548" height="96" fill="${quiet}"/>`
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
      (rank) => `<circle cx="560" cy="375" r="${84 + rank * 62}" fill="none" stroke="${rank === 8 ? accent : line}" stroke-width="11"/>`,
    )
    return `${arriving.join('')}<clipPath id="beyond"><rect x="560" width="640" height="750"/></clipPath><g clip-path="url(#beyond)">${leaving.join('')}</g><path d="M510 0H566V300H510ZM510 450H566V750H510Z" fill="${quiet}"/>`
  },
  'one-number-for-monday': (seed, { line, accent, quiet }) => {
    const wave = carrier(seed, 268, 122, 0.1)
    const dip = (x: number) => 190 * Math.exp(-(((x - 812) / 74) ** 2))
    const curve = (x: number) => 340 + wave(x + 20) * (1 - dip(x) / 260) + dip(x) * 1.25
    const clip = `<clipPath id="below"><rect y="496" width="1200" height="300"/></clipPath>`
    return `<rect y="190" width="1200" height="306" fill="${quiet}"/>${clip}<g clip-path="url(#below)">${filled(`${trail(curve, 640, 1000)}Z`, accent)}</g>${drawn('M0 190H1200M0 496H1200', line, 6)}${drawn(trail(curve, -20, 1220), line, 24)}`
  },
  'packaging-on-a-phone-screen': (seed, { line, accent, quiet }) => {
    const widths = [500, 284, 166, 98, 58]
    let left = 20
    return widths
      .map((width, step) => {
        const height = width * 1.18
        const ripples = [12, 8, 4, 1, 0][step] ?? 0
        const x0 = left
        left += width + 13
        const wave = carrier(seed, 34, [8, 5, 2, 0, 0][step] ?? 0, 0.3)
        const hump = (x: number) => 700 - height * Math.max(0, Math.sin((Math.PI * (x - x0)) / width)) ** 1.4
        const body = filled(`${trail(hump, x0, x0 + width, width / 12)}Z`, accent)
        const fine = Array.from({ length: ripples }, (_, index) =>
          {
          const share = (index + 0.5) / (ripples + 0.8)
          const inset = width * (0.05 + 0.34 * share ** 1.5)
          return trail((x) => 692 - height * 0.94 * share + wave(x), x0 + inset, x0 + width - inset, 9)
        },
        ).join('')
        return body + drawn(fine, quiet, step < 2 ? 5 : 4) + drawn(trail(hump, x0, x0 + width, width / 12), line, 13)
      })
      .join('') + drawn('M0 706H1200', line, 13)
  },
  'small-type-big-trust': (seed, { line }) => {
    const wave = carrier(seed, 430, 236, 0.1)
    const tones = Array.from({ length: 28 }, (_, index) => mix('#d6cbb8', line, ease(index, -2, 22)))
    const piece = 1260 / tones.length
    const weight = (x: number) => 5 + 170 * ease(x, -40, 1260) ** 1.6
    return tones
      .map((tone, index) => filled(ribbon((x) => 375 + wave(x), weight, -30 + index * piece - 3, -30 + (index + 1) * piece), tone))
      .join('')
  },
  'the-cart-message-people-thank-you-for': (seed, { line, accent }) => {
    const wave = carrier(seed, 400, 200, 0.05)
    const stop = 600
    const end = wave(stop)
    const small = (x: number) => end + (Math.sin((x - stop + 40) / 46) - Math.sin(40 / 46)) * 84 * ease(x, stop - 40, stop + 260) - end * ease(x, stop, 1150)
    return `${drawn(bundle(wave, 375, -20, stop, 11, 22, 0.3), line, 11)}${drawn(bundle(small, 375, stop - 8, 1220, 5, 22), accent, 11)}`
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
  'what-a-model-costs-per-customer': (seed, { line, accent, quiet }) => {
    const grow = (x: number) => 0.12 + 0.88 * ease(x, -100, 1250)
    const thin = Array.from({ length: 15 }, (_, step) => {
      const wave = carrier(seed, 470 - step * 6, 132 - step * 3, 0.2)
      return trail((x) => 620 - step * 33 * grow(x) - 40 + wave(x + step * 14) * grow(x) - 60 * grow(x), -20, 1220)
    }).join('')
    const low = carrier(seed, 470, 96, 0.2)
    const broad = ribbon((x) => 600 + low(x) * grow(x), (x) => 20 + 78 * grow(x), -20, 1220)
    return `${drawn(thin, line, 6)}${filled(broad, accent)}${drawn(trail((x) => 668 + low(x) * grow(x) + 22 * grow(x), -20, 1220), quiet, 5)}`
  },
  'your-menu-is-not-your-org-chart': (seed) => {
    const random = seededRandom(seed)
    const colours = [spectrum[410], spectrum[455], spectrum[515], spectrum[575], spectrum[625], '#1a1714']
    return colours
      .map((colour, band) => {
        const settle = (x: number) => ease(x, 300, 690)
        const paths = Array.from({ length: 4 }, (_, index) => {
          const wild = carrier(`${seed}${band}${index}`, 250 + random() * 330, 170 + random() * 120, 0.35)
          const start = 130 + random() * 490
          const rest = 90 + band * 114 + (index - 1.5) * 20
          return trail((x) => (start + wild(x)) * (1 - settle(x)) + rest * settle(x), -20, 1220)
        }).join('')
        return drawn(paths, colour, 9)
      })
      .join('')
  },
}
