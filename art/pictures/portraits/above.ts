import { blob, stroke } from '../brush.ts'
import { ink, mix, paper } from '../palette.ts'
import type { Tones } from './sitter.ts'

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

/** Somebody at a desk, seen from the ceiling: hair, shoulders, hands on the keys; 800 by 1000. */
export function drawFromAbove(tones: Tones, ground: string) {
  const { skin, shade, deep, hair, hairLight, cloth, clothShade, clothLine } = tones
  const desk = path('M-20 560L820 520V1020H-20Z', mix(ground, ink, 0.3))
  const laptop = `${path('M190 700L620 690L668 930L150 944Z', '#b9ad9a')}${path('M206 716L604 706L640 858L174 868Z', ink)}${Array.from({ length: 4 }, (_, row) => path(`M${212 - row * 9} ${732 + row * 34}H${598 + row * 8}V${752 + row * 34}H${210 - row * 9}Z`, '#4a423a')).join('')}${path('M340 880H470L476 926H334Z', '#9c917f')}`
  const cup = `<circle cx="722" cy="690" r="62" fill="${paper}"/><circle cx="722" cy="690" r="46" fill="#5c351c"/>`
  const notes = `<g transform="rotate(-12 80 800)">${path('M-20 700H120V900H-20Z', paper)}${path(stroke('0 740, 50 736, 100 740', 7) + stroke('0 776, 40 772, 80 776', 7) + stroke('0 812, 50 808, 96 812', 7), ink)}</g>`
  const body = path(
    blob('400 250, 640 330, 740 480, 700 600, 560 560, 400 600, 240 560, 100 610, 56 480, 160 330'),
    cloth,
  )
  const arms =
    path(stroke('120 470, 110 640, 260 770', 150, 0.2, 0.5), cloth) +
    path(stroke('690 470, 690 630, 560 760', 150, 0.2, 0.5), clothShade)
  const hand = (x: number, turn: number) =>
    `<g transform="translate(${x} 790) rotate(${turn})">${path(blob('-40 -40, 20 -50, 50 -10, 44 50, 10 70, -36 50'), skin)}${path(stroke('-14 10, -16 40, -20 66', 6) + stroke('10 12, 10 44, 8 70', 6), deep)}</g>`
  const hood = path(
    blob('240 330, 300 240, 500 240, 570 330, 540 470, 400 520, 270 470'),
    clothShade,
  )
  const face = `${path(blob('300 470, 400 440, 500 470, 490 560, 440 610, 400 618, 360 610, 310 560'), skin)}${path('M404 450C440 500 430 560 408 616L470 600L500 480Z', shade)}${path(blob('382 560, 402 546, 422 560, 424 606, 404 624, 384 608'), skin)}${path(blob('404 560, 422 560, 424 606, 404 624'), shade)}${path(stroke('318 540, 346 560, 374 556', 9) + stroke('432 556, 462 560, 488 540', 9), ink)}`
  const crown = path(
    blob(
      '400 180, 520 210, 584 320, 570 450, 520 530, 480 500, 440 530, 400 496, 350 534, 316 500, 270 520, 228 440, 226 320, 286 214',
    ),
    hair,
  )
  const combs = path(
    [0, 1, 2, 3, 4]
      .map(
        (at) =>
          stroke(
            `${400 + at * 16} 300, ${470 + at * 16} ${330 + at * 20}, ${500 + at * 8} ${420 + at * 14}`,
            7,
          ) +
          stroke(
            `${392 - at * 14} 300, ${330 - at * 12} ${330 + at * 22}, ${300 - at * 8} ${430 + at * 10}`,
            7,
          ),
      )
      .join(''),
    hairLight,
  )
  const cords = path(
    stroke('340 560, 330 620, 344 670', 9) + stroke('470 560, 478 610, 466 650', 9),
    paper,
  )
  return `${desk}${notes}${cup}${body}${path(stroke('180 360, 260 420, 300 500', 8) + stroke('620 360, 560 430, 520 500', 8), clothLine)}${laptop}${arms}${hand(282, -20)}${hand(536, 24)}${hood}${cords}${face}${crown}${combs}`
}
