import { at, pane } from '../frames/canvas.ts'
import type { Box, Pen } from '../frames/pen.ts'
import { paper } from '../palette.ts'
import { rect, rule } from '../projects/screen.ts'

/** Who edits: each in a colour, on the page and in its history. */
export const people = {
  Reception: '#ffd25e',
  Warehouse: '#7fd6b4',
  Ola: '#ff9d84',
  Ravi: '#c5b3ff',
} as const
export type Person = keyof typeof people

const history = [
  ['Mon 08:52', 'Reception', 'price of the jacket', '40 s'],
  ['Tue 11:20', 'Warehouse', 'M is gone', '15 s'],
  ['Wed 14:05', 'Ola', 'her own photograph', '3 min'],
  ['Thu 09:31', 'Ravi', 'a third thing to sell', '4 min'],
  ['Thu 17:58', 'Reception', 'open until seven', '25 s'],
  ['Fri 16:10', 'Warehouse', 'closed on Saturday', '50 s'],
] as const

/** Who changed what, when, and in which time. */
export function log(pen: Pen, [x, y, w, h]: Box, scale: number) {
  const [right, foot] = [w / scale, h / scale]
  const rows = history.map(([time, who, what, took], index) => {
    const top = 92 + index * 88
    return `${rect(0, top - 26, 10, 62, people[who])}${pen.mono(time, 26, top - 6, 17, { fill: '#a9b9e6' })}${pen.mono(took, right, top - 6, 17, { fill: '#a9b9e6', align: 'right' })}
${pen.bold(who, 26, top + 20, 21, { fill: paper })}${pen.text(what, 26, top + 45, 20, { fill: '#d5def7' })}`
  })
  return pane(
    x,
    y,
    w,
    h,
    at(
      0,
      0,
      scale,
      `${pen.bold('Changes this week', 0, 24, 24, { fill: paper })}${rows.join('')}${rule(`M0 ${foot - 108}H${right}`, '#4a62a8', 2)}
${pen.title('0', right, foot - 14, 92, { align: 'right', fill: people.Reception, weight: 800 })}${pen.text('calls to the people|who built it', 0, foot - 56, 22, { fill: paper })}`,
    ),
  )
}
