import { at, disc, pane, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect, rule } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade, soft } from '../things/tone.ts'
import { leaf } from './kit.ts'

const card = '#c99f68'
const teal = light(spectrum[475], 0.42)
const red = '#b8321f'

/** A parcel that was charged for more than it weighs. */
export const weighing: Record<string, Scene> = {
  'weighed-again': {
    ground: teal,
    draw: (pen) =>
      filmed(pen) +
      at(330, 780, 1.24, scales(pen)) +
      leaf([650, 70, 500, 920], teal, settlement(pen), { turn: 2 }),
  },
  'weighed-again-portrait': {
    ground: teal,
    draw: (pen) =>
      at(360, 360, 1.08, scales(pen)) +
      leaf([70, 640, 560, 850], teal, settlement(pen), { turn: -1 }),
  },
}

/** A parcel on a scale whose plate is at 0 0. */
function scales(pen: Pen) {
  const parcel =
    rect(-170, -270, 340, 270, card) +
    rect(110, -270, 60, 270, shade(card, 0.14)) +
    rect(-30, -270, 60, 270, '#efe0bd') +
    rect(-146, -150, 106, 118, paper) +
    pen.mono('IN|80001', -136, -104, 24) +
    trace('M60 -80l24 -30l24 30M84 -104v74', ink, 5)
  const body =
    flat('M-200 30H200L236 190H-236Z', '#2e4a57') +
    rect(-252, 186, 504, 34, '#1f343e', 10) +
    rect(-124, 62, 248, 92, '#d9f0c8', 8) +
    pen.mono('0.62', -22, 130, 56, { align: 'centre', weight: 700 }) +
    pen.mono('kg', 76, 130, 26)
  return `<ellipse cx="0" cy="224" rx="290" ry="20" fill="${shade(teal, 0.22)}"/>${body}${rect(-220, 0, 440, 22, '#8fa7b1', 8)}${rect(-20, 18, 40, 18, '#1f343e')}${parcel}`
}

/** A phone that films the weighing. */
function filmed(pen: Pen) {
  const view = pane(
    16,
    16,
    388,
    218,
    at(194, 150, 0.44, scales(pen)) + disc(32, 32, 9, '#d93a2b') + pen.mono('0:14', 52, 41, 24),
    light(teal, 0.5),
  )
  return at(
    84,
    92,
    1,
    rect(10, 12, 420, 250, shade(teal, 0.24), 30) + rect(0, 0, 420, 250, ink, 30) + view,
    -4,
  )
}

/** What the marketplace paid for one order, line by line, and what is claimed back. */
function settlement(pen: Pen) {
  const rows = [
    ['Price', '₹499'],
    ['Commission', '−₹45'],
    ['Fixed fee', '−₹20'],
    ['Shipping, 1.0 kg', '−₹96'],
    ['Return reserve', '−₹31'],
  ] as const
  const drawn = rows.map(([name, figure], index) => {
    const y = 220 + index * 70
    return (
      pen.text(name, 36, y, 29) +
      pen.bold(figure, 464, y, 29, { align: 'right' }) +
      rule(`M36 ${y + 24}H464`, '#ddd3c0')
    )
  })
  const marked = trace(
    'M24 426C10 370 120 382 250 384S500 376 482 424S350 462 230 456S28 470 34 408',
    red,
    6,
  )
  return `${pen.bold('Settlement, order 88 041', 36, 74, 32, { within: 428 })}${pen.text('paid on Thursday', 36, 114, 26, { fill: soft })}${rule('M36 146H464', ink, 3)}${drawn.join('')}${marked}
${pen.bold('0.62 kg is the slab to 1.0?', 36, 590, 27, { fill: red, within: 428 })}${pen.text('No: to 0.75, which is ₹71.|Photo, film and scale reading|sent on the same day.', 36, 632, 27, { fill: red, leading: 1.35 })}
${rule('M36 732H464', ink, 3)}${pen.title('+₹25', 464, 808, 68, { align: 'right', fill: '#0d6e50' })}${pen.text('claimed back', 36, 800, 29)}`
}
