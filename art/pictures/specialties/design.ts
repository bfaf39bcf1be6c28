import { at, disc, pane, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { heron } from '../heroes/stamp.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rule } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { light, shade, soft } from '../things/tone.ts'
import { leaf } from './kit.ts'

const violet = spectrum[410]
const ground = light(violet, 0.22)
const hair = '#8f7fc9'

/** Two pages of a rule book: how a mark is built, and what it never does. */
export const brand: Record<string, Scene> = {
  'heron-rules': {
    ground,
    draw: (pen) =>
      leaf([622, 64, 680, 950], ground, nevers(pen) + swatches(pen), { turn: 2.5, scale: 0.8 }) +
      leaf([36, 96, 680, 1010], ground, built(pen), { turn: -1.5, scale: 0.83 }),
  },
  'heron-rules-portrait': {
    ground,
    draw: (pen) =>
      leaf([22, 28, 680, 1010], ground, built(pen)) +
      leaf([22, 1080, 680, 700], ground, nevers(pen)),
  },
}

function built(pen: Pen) {
  const unit = 40
  const lines = Array.from({ length: 15 }, (_, index) => {
    const each = 60 + index * unit
    return `M${each} 140V${140 + 14 * unit}M60 ${140 + index * unit}H620`
  }).join('')
  const circle = (x: number, y: number, r: number) =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  const [x, y] = [340, 420]
  const help =
    trace(lines, '#ddd4ee', 1.5) +
    trace(
      circle(x, y, 240) +
        circle(x, y, 214) +
        circle(x + 120, y - 148, 38) +
        circle(x - 30, y + 36, 112),
      hair,
      2.5,
    ) +
    trace(
      `M${x} 140V700M60 ${y}H620M${x - 200} ${y + 200}L${x + 200} ${y - 200}`,
      hair,
      2.5,
      'stroke-dasharray="12 9"',
    )
  const sizes = [56, 28, 14]
    .map((r, index) => at([96, 204, 274][index] ?? 0, 858, r / 94, heron(violet, index)))
    .join('')
  return `${pen.mono('7', 60, 76, 26)}${pen.title('How the heron stands', 104, 78, 40)}${pen.mono('1x', 70, 132, 24, { fill: violet })}
${help}${at(x, y, 2.28, heron(violet, 0))}${trace(`M580 181V659M570 181h20M570 659h20`, ink, 3)}
${at(606, 420, 1, pen.mono('12x', 0, 8, 24, { fill: ink }))}${pen.mono('ring = 0.65x', 350, 690, 24)}
${rule('M60 760H620', '#cfc4e6', 3)}${sizes}${pen.mono('12 mm   6 mm  16 px', 44, 950, 24)}
${pen.text('Below 16 px the feathers|go, the ring doubles,|and the eye closes.', 352, 834, 27, { leading: 1.3 })}`
}

function nevers(pen: Pen) {
  const wrong: readonly [string, string][] = [
    ['leans', at(0, 0, 0.86, heron(violet, 0), -22)],
    ['stretches', `<g transform="scale(1.15 0.62)">${heron(violet, 0)}</g>`],
    ['glows', disc(0, 0, 100, '#f6c1dc') + at(0, 0, 0.84, heron('#d6337c', 0))],
    ['faces back', `<g transform="scale(-0.9 0.9)">${heron(violet, 0)}</g>`],
  ]
  const cells = wrong
    .map(([words, drawn], index) => {
      const [x, y] = [196 + (index % 2) * 300, 250 + Math.floor(index / 2) * 300]
      return `${pane(x - 130, y - 120, 260, 224, at(130, 112, 1, drawn), '#efe9f6')}${trace(`M${x - 118} ${y + 92}L${x + 118} ${y - 108}`, spectrum[625], 7)}${pen.text(words, x - 130, y + 144, 28)}`
    })
    .join('')
  return `${pen.mono('8', 60, 76, 26)}${pen.title('What it never does', 104, 78, 40)}${cells}`
}

function swatches(pen: Pen) {
  return `${rule('M60 730H620', shade('#efe9f6', 0.1))}${pane(60, 770, 250, 120, pen.bold('404 violet', 20, 50, 28, { fill: paper }) + pen.mono('#5b3fb8', 20, 92, 24, { fill: paper }), violet)}
${pane(330, 770, 290, 120, pen.bold('Never on green', 20, 50, 28) + pen.text('(it drowns)', 20, 90, 26, { fill: soft }), light(spectrum[535], 0.5))}`
}
