import { at, disc, pane } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { bars, flat, trace } from '../showcase/pen.ts'
import { shade } from '../things/tone.ts'

/** Twelve frames of one umbrella: four are taken. */
const takes: readonly (readonly [string, string, boolean])[] = [
  ['#dfe9ec', 'rain', false],
  ['#f3c9a1', 'hand', true],
  ['#c9d7b5', 'price', false],
  ['#f0b9b0', 'face', true],
  ['#bcd0e4', 'street', false],
  ['#ecdca6', 'dog', false],
  ['#d6c3dd', 'shut', false],
  ['#f3e2c4', 'proof', true],
  ['#b7d6cc', 'bus', false],
  ['#e7c7c7', 'table', true],
  ['#cfd4dc', 'storm', false],
  ['#f2d4a6', 'sun', false],
]

/** Strips of film with what was kept and what was not. */
export function sheet(pen: Pen) {
  const frames = takes.map(([ground, kind, kept], index) => {
    const [x, y] = [28 + (index % 3) * 300, 62 + Math.floor(index / 3) * 246]
    const picture = pane(x, y, 276, 168, take(kind, index), ground)
    const number = pen.mono(String(index + 1), x + 4, y + 194, 18, { fill: spectrum[590] })
    const mark = kept
      ? trace(
          `M${x - 8} ${y + 84}C${x - 20} ${y - 30} ${x + 300} ${y - 34} ${x + 290} ${y + 82}C${x + 284} ${y + 204} ${x - 22} ${y + 196} ${x + 6} ${y + 58}`,
          '#f04a32',
          10,
        )
      : trace(`M${x + 20} ${y + 148}L${x + 254} ${y + 22}`, '#f04a32', 8)
    return { picture: picture + number, mark }
  })
  const strips = [0, 1, 2, 3]
    .map((row) => {
      const y = 30 + row * 246
      const holes = Array.from(
        { length: 31 },
        (_, index) =>
          rect(18 + index * 30, y + 8, 15, 13, paper, 3) +
          rect(18 + index * 30, y + 208, 15, 13, paper, 3),
      ).join('')
      return rect(0, y, 940, 230, '#191512') + holes
    })
    .join('')
  return at(
    86,
    -20,
    1,
    rect(-16, 22, 996, 1010, shade(spectrum[605], 0.4)) +
      rect(-36, 0, 996, 1010, '#efe7d8') +
      strips +
      frames.map(({ picture }) => picture).join('') +
      frames.map(({ mark }) => mark).join(''),
    -4,
  )
}

/** The umbrella, each time otherwise. */
function take(kind: string, index: number) {
  const [size, x, y, turn] = [
    [1, 138, 120, 0],
    [0.8, 160, 96, -24],
    [0.62, 92, 112, 0],
    [1.5, 138, 150, 8],
    [0.5, 190, 118, 0],
    [0.9, 120, 110, 30],
    [0.9, 138, 84, 0],
    [1.2, 138, 140, -6],
    [0.6, 80, 120, 0],
    [0.8, 150, 120, 150],
    [1.1, 150, 118, 38],
    [0.85, 138, 112, 0],
  ][index] as [number, number, number, number]
  const rain = ['rain', 'street', 'storm', 'bus'].includes(kind)
    ? trace(
        Array.from(
          { length: 26 },
          (_, drop) => `M${(drop * 47) % 290} ${(drop * 61) % 170}l-6 18`,
        ).join(''),
        '#5f7f95',
        3,
      )
    : ''
  const extra: Record<string, string> = {
    price: rect(168, 66, 84, 44, paper, 22) + bars(184, 84, [52], 0, ink, 8),
    face:
      disc(138, 176, 46, '#8a5a3c') + flat('M88 168Q96 118 140 120T190 170Q140 140 88 168Z', ink),
    street:
      rect(0, 130, 276, 40, '#6f7f92') +
      rect(20, 40, 60, 90, '#8fa3ba') +
      rect(90, 62, 46, 68, '#a3b5c8'),
    dog: flat(
      'M176 150q-4 -40 26 -40l10 -20l12 18q18 6 16 20l-14 4l4 24h-12l-4 -16h-18l-4 10Z',
      ink,
    ),
    hand: flat('M150 170q-6 -38 22 -44l16 8q12 10 6 40Z', '#8a5a3c'),
    bus:
      rect(110, 40, 150, 96, spectrum[515], 10) +
      rect(124, 54, 122, 36, '#e6f0ee') +
      disc(150, 138, 16, ink) +
      disc(224, 138, 16, ink),
    table: rect(0, 132, 276, 40, '#a9743f'),
    sun: disc(226, 40, 26, spectrum[590]),
    proof: trace('M20 150h236M20 150v-12M256 150v-12M138 150v-12', ink, 4),
  }
  const canopy =
    kind === 'shut'
      ? flat('M-10 -70L-22 60H22L10 -70Z', spectrum[625]) +
        trace('M0 -84V-60M0 60V108q0 14 14 14t14 -14', ink, 6)
      : flat(
          'M-84 0C-78 -56 -40 -84 0 -84S78 -56 84 0Q63 -18 42 0Q21 -18 0 0Q-21 -18 -42 0Q-63 -18 -84 0Z',
          spectrum[625],
        ) +
        flat(
          'M0 -84C40 -84 78 -56 84 0Q63 -18 42 0C40 -40 24 -70 0 -84Z',
          shade(spectrum[625], 0.2),
        ) +
        trace('M0 -96V-82M0 0V70q0 14 12 14t12 -12', ink, 6)
  return (
    (kind === 'face' || kind === 'hand' ? '' : (extra[kind] ?? '')) +
    at(x, y, size, canopy, turn) +
    (kind === 'face' || kind === 'hand' ? (extra[kind] ?? '') : '') +
    rain
  )
}
