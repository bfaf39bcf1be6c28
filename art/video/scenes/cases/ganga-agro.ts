import type { Typesetter } from '../../../pictures/lettering.ts'
import { ink, paper, spectrum } from '../../../pictures/palette.ts'
import { gangaAfter } from '../../../pictures/projects/ganga-agro.ts'
import { rect, rule } from '../../../pictures/projects/screen.ts'
import { flat, trace } from '../../../pictures/showcase/pen.ts'
import { ease, stay } from '../../drawing/motion.ts'
import { pointer, screenLoop } from '../../drawing/screen-loop.ts'

const accent = spectrum[560]
/** Where the pointer rests, and from when: aside, the button of the row, the button of the order. */
const stops = [
  [0, 1046, 800],
  [0.31, 1056, 688],
  [0.55, 1046, 800],
] as const

/** Stock runs low: an order is opened, read and sent. */
export const gangaLoop = screenLoop('ganga-agro', 8, (write, time) => {
  const ordered = time < 0.5 ? 1 - ease(0.22, 0.28, time) : ease(0.66, 0.7, time)
  const open = time < 0.2 ? 1 - ease(0.07, 0.12, time) : ease(0.38, 0.44, time)
  const sent = time < 0.2 ? 1 : ease(0.64, 0.66, time)
  const above = open > 0 ? sheetOf(write, open, sent, stay(0.6, 0.61, 0.64, 0.66, time) > 0.5) : ''
  const drawn = gangaAfter(write, ordered, above)
  return drawn.replace(/<\/svg>$/, `${pointer(stops, time)}</svg>`)
})

/** The purchase order, which comes in from the right; the page behind it is dimmed. */
function sheetOf(write: Typesetter, open: number, sent: number, pressed: boolean) {
  const lines = [
    ['Quantity', '600 bags'],
    ['Rate, signed by two', '₹1,350'],
    ['From', 'Verma Traders'],
    ['To', 'Hajipur'],
    ['Arrives', 'Saturday 21 June'],
  ] as const
  const rows = lines.map(([name, value], index) => {
    const y = 250 + index * 64
    return `${rule(`M40 ${y - 42}H480`)}${write(name, { x: 40, y, size: 22, fill: '#574e42' })}${write(value, { x: 480, y, size: 25, weight: 650, align: 'right' })}`
  })
  const total = `${rule('M40 528H480', ink, 3)}${write('Total', { x: 40, y: 588, size: 26, weight: 600 })}${write('₹8,10,000', { x: 480, y: 594, size: 58, face: 'display', weight: 700, stretch: 80, align: 'right' })}`
  const button = `${rect(40, 640, 440, 92, pressed ? ink : accent, 0, ink, 3)}${write('Send order', { x: 260, y: 698, size: 32, weight: 650, align: 'centre', fill: pressed ? paper : ink })}`
  const done = `<g opacity="${sent}">${rect(40, 640, 440, 92, ink, 0, ink, 3)}${trace('M142 686l16 17l30 -34', accent, 8)}${write('Sent, 10:42', { x: 212, y: 698, size: 32, weight: 650, fill: paper })}</g>`
  const sheet = `${flat('M0 0H520V846H0Z', paper)}${rule('M0 0V846', ink, 3)}${write('Purchase order 219', { x: 40, y: 72, size: 22, fill: '#574e42' })}${write('DAP, 50 kg', { x: 40, y: 156, size: 74, face: 'display', weight: 700, stretch: 80 })}${rows.join('')}${total}${button}${sent > 0 ? done : ''}`
  return `${rect(0, 0, 1100, 846, `rgba(26,23,20,${open * 0.38})`)}<g transform="translate(${1100 - 520 * open} 0)">${sheet}</g>`
}
