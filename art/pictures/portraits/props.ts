import { blob, stroke } from '../brush.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import type { Tones } from './sitter.ts'

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const put = (x: number, y: number, turn: number, scale: number, inside: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inside}</g>`

/** A hand that holds something: thumb to the left, four fingers. */
function hand({ skin, shade, deep }: Tones) {
  const palm = blob('-52 -30, -20 -66, 40 -70, 74 -40, 78 20, 60 84, -10 110, -60 60')
  const gaps =
    stroke('6 -28, 40 -30, 76 -24', 6) +
    stroke('4 6, 40 6, 78 8', 6) +
    stroke('2 40, 36 42, 72 38', 6)
  return `${path(palm, skin)}${path(blob('-60 40, -10 60, 60 84, 40 104, -10 112, -58 76'), shade)}${path(gaps, deep)}${path(blob('-70 -20, -50 -62, -6 -70, 6 -44, -30 -20, -44 20'), skin)}${path(stroke('-50 -18, -30 -30, -6 -44', 5), deep)}`
}

/** A sleeve that leads from the lower edge to a wrist. */
function sleeve(points: string, tones: Tones, width = 150) {
  return (
    path(stroke(points, width, 0.2, 0.6), tones.cloth) +
    path(stroke(points, width * 0.3, 0.3, 0.4), tones.clothShade)
  )
}

/** What a sitter works with, in front of the figure; 800 by 1000. */
export const props: Record<string, (tones: Tones) => string> = {
  /** A cup that is lifted. */
  cup: (tones) =>
    sleeve('60 1060, 120 900, 236 800', tones, 190) +
    put(
      250,
      716,
      0,
      1,
      `${path('M-70 -96H74L60 96Q2 116 -56 96Z', paper)}${path('M74 -60Q130 -56 124 -4T64 40L66 14Q98 2 96 -20T72 -34Z', paper)}${path('M20 -96H74L60 96Q40 104 20 106Z', '#ddd2bf')}${path(stroke('-40 -130, -60 -170, -30 -210', 9) + stroke('10 -130, -10 -180, 24 -226', 9), paper)}`,
    ) +
    put(236, 770, -8, 0.92, hand(tones)),
  /** A sheet on a board, a pencil, and the line it has drawn. */
  drawing: (tones) =>
    `${path('M-20 1020L120 740L840 800V1020Z', '#c79a63')}${path('M60 1020L170 770L800 822V1020Z', paper)}<path d="M230 900q40 -60 80 0t80 0t80 0t80 0" fill="none" stroke="${spectrum[650]}" stroke-width="9"/>` +
    sleeve('820 1040, 760 960, 640 890', tones, 150) +
    put(
      590,
      868,
      -24,
      0.86,
      `${path('M-150 40L-30 -30L-16 -10L-140 60L-168 62Z', '#f0c52e')}${path('M-150 40L-140 60L-168 62Z', ink)}${hand(tones)}`,
    ),
  /** A helmet under the arm. */
  helmet: (tones) =>
    put(
      566,
      850,
      -10,
      1.16,
      `${path(blob('-170 90, -180 -20, -120 -140, 10 -176, 130 -120, 176 0, 160 100, 60 130, -80 130'), '#e2552f')}${path(blob('-176 40, -150 -50, 0 -70, 40 -20, 20 50, -120 70'), ink)}${path(stroke('-150 -6, -80 -30, 0 -36', 9), '#8a8378')}${path('M60 -164L96 -146V124H60Z', paper)}${path(blob('60 130, 160 100, 176 0, 150 -70, 120 60'), mix('#e2552f', ink, 0.24))}`,
    ) + put(470, 960, 20, 1, hand(tones)),
  /** A telephone at the ear. */
  telephone: (tones) =>
    sleeve('60 1060, 90 860, 176 690', tones, 170) +
    put(
      196,
      540,
      12,
      1,
      `<rect x="-40" y="-150" width="78" height="280" rx="20" fill="${ink}"/>${hand(tones)}`,
    ),
  /** A crate of plantains. */
  crate: (tones) =>
    `${[250, 380, 510].map((x, at) => put(x, 724, -16 + at * 14, 1.2, path('M-70 -18C-40 30 40 34 74 -14C80 -22 72 -28 66 -22C34 6 -30 4 -56 -28C-64 -36 -76 -28 -70 -18Z', spectrum[575]))).join('')}${[0, 1, 2].map((row) => `<rect x="120" y="${752 + row * 92}" width="560" height="78" fill="#c79a63"/><path d="M120 ${816 + row * 92}H680" stroke="#a07443" stroke-width="7"/>`).join('')}<rect x="140" y="744" width="40" height="270" fill="#a07443"/><rect x="620" y="744" width="40" height="270" fill="#a07443"/>` +
    put(124, 830, 90, 0.92, hand(tones)) +
    put(676, 850, -100, 0.92, hand(tones)),
  /** A chin on a fist. */
  fist: (tones) =>
    sleeve('820 1060, 700 960, 590 820', tones, 190) + put(548, 736, -30, 1.02, hand(tones)),
  /** A boot that is being judged. */
  boot: (tones) =>
    put(
      590,
      720,
      8,
      1.2,
      `${path('M-60 -150H50V20C90 40 150 50 156 100H-60Z', '#7a4a2a')}${path('M10 -150H50V20C90 40 150 50 156 100H100C90 70 20 50 10 20Z', '#5c351c')}${path('M-66 100H160V132H-66Z', ink)}${path(stroke('-40 -100, -4 -96, 30 -100', 7) + stroke('-40 -60, -4 -56, 30 -60', 7) + stroke('-40 -20, -4 -16, 30 -20', 7), paper)}`,
    ) +
    put(540, 880, 0, 1, hand(tones)) +
    sleeve('560 1080, 550 1000, 540 950', tones, 170),
}
