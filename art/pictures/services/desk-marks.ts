import { at, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { check } from '../frames/signs.ts'
import { ink, mix, paper } from '../palette.ts'
import { rect, rule } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { leaf } from '../specialties/kit.ts'
import { soft } from '../things/tone.ts'

const ground = '#f2b33d'
const green = '#0d6e50'
const red = '#b3321f'
const teal = '#0e5f66'

/** What an ad said, how many called and how many of them the desk ticked, why, and what was spent before and after. */
const rows = [
  {
    name: 'Toothache',
    ad: 'Toothache?|Seen today by six.',
    calls: 9,
    good: 8,
    why: 'one got better by himself',
    spent: 180,
    next: 440,
  },
  {
    name: 'Braces',
    ad: 'Braces you|forget about.',
    calls: 7,
    good: 4,
    why: 'two are ten. Call in a year',
    spent: 240,
    next: 260,
  },
  {
    name: 'Whiter',
    ad: 'Whiter|by Friday.',
    calls: 22,
    good: 2,
    why: 'want the price, not the dentist',
    spent: 310,
    next: 120,
  },
  {
    name: 'Sundays',
    ad: 'We open|on Sundays.',
    calls: 11,
    good: 0,
    why: 'all eleven want a job',
    spent: 90,
    next: 0,
  },
] as const
type Row = (typeof rows)[number]

/** A week of a dental practice: its ads, what the desk noted beside each call, and what was bought next. */
export const deskMarks: Record<string, Scene> = {
  'lumen-dental-monday': {
    ground,
    draw: (pen) =>
      pen.mono('What ran', 64, 74, 22) +
      pen.mono('What was bought next', 1030, 74, 22) +
      leaf([420, 40, 560, 760], ground, sheet(pen, 23)) +
      rows
        .map(
          (row, index) =>
            ad(pen, row, [64, 112 + index * 172]) + money(pen, row, [1030, 112 + index * 172], 346),
        )
        .join(''),
  },
  'lumen-dental-monday-portrait': {
    ground,
    draw: (pen) =>
      leaf([60, 44, 600, 760], ground, at(20, 0, 1, sheet(pen, 24))) +
      rows
        .map((row, index) => {
          const top = 880 + index * 184
          return ad(pen, row, [40, top]) + money(pen, row, [380, top], 300)
        })
        .join(''),
  },
}

type Place = readonly [x: number, y: number]

function ad(pen: Pen, { ad: words }: Row, [x, y]: Place) {
  return `${rect(x + 8, y + 8, 312, 148, mix(ground, ink, 0.3))}${rect(x, y, 312, 148, paper)}${pen.badge('lumen-dental', x + 34, y + 34, 17, teal, paper)}
${pen.bold('Sponsored', x + 62, y + 40, 18, { fill: soft })}${pen.title(words, x + 18, y + 92, 36, { within: 276, fill: teal, leading: 1.1 })}`
}

/** A printed list of calls, and what somebody wrote on it with two pencils. */
function sheet(pen: Pen, size: number) {
  const head = `${pen.bold('Calls, week 41', 28, 52, 27)}${pen.text('marked by Farah, at the desk', 532, 52, 20, { fill: soft, align: 'right' })}`
  const lines = rows.map(({ name, calls, good, why }, index) => {
    const top = 84 + index * 172
    const marks = Array.from({ length: calls }, (_, call) => {
      const [mx, my] = [44 + (call % 11) * 44, top + 68 + Math.floor(call / 11) * 36]
      return call < good
        ? check(mx, my, green, 0.72, 9)
        : trace(
            `M${mx - 8} ${my - 8}L${mx + 8} ${my + 9}M${mx + 9} ${my - 8}L${mx - 7} ${my + 8}`,
            red,
            5,
          )
    })
    return `${rule(`M28 ${top}H532`)}${pen.bold(name, 28, top + 36, 23)}${pen.mono(`${calls} calls`, 532, top + 34, 19, { fill: soft, align: 'right' })}${marks.join('')}
${pen.hand(why, 34, top + (calls > 11 ? 152 : 128), size * 2, { within: 490, fill: good > calls / 2 ? green : red })}`
  })
  return head + lines.join('')
}

/** Last week’s money as an outline, the next week’s filled. */
function money(pen: Pen, { spent, next }: Row, [x, y]: Place, room: number) {
  const wide = (dollars: number) => (dollars / 440) * room
  const words = next === 0 ? 'stopped' : `$${next}`
  return `${rect(x, y + 4, wide(spent), 26, 'none', 0, ink, 3)}${pen.mono(`$${spent}`, x + wide(spent) + 12, y + 25, 21)}
${next ? rect(x, y + 44, wide(next), 54, ink) : ''}${pen.title(words, x, y + 144, next ? 46 : 54, { weight: 800, fill: next ? ink : red })}`
}
