import { seededRandom } from '../../../ui/wave.ts'
import { at, disc, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'
import { double, fish } from './fish.ts'

const lac = '#b5302a'
const indigo = '#26418f'
const turmeric = '#e3a21a'

/** Handmade: a fish as women in Madhubani paint them, on its way across the sea. */
export const handmade: Record<string, Scene> = {
  'painted-fish': {
    ground: '#f1e2c4',
    draw: (pen) => border() + at(520, 520, 1.02, fish(), -8) + flowers() + postmark(pen),
  },
}

/** Lotuses and leaves in the corners that the fish leaves free. */
function flowers() {
  const lotus = (x: number, y: number, size: number, fill: string) =>
    at(
      x,
      y,
      size,
      [-70, -35, 35, 70, 0]
        .map(
          (turn) =>
            `<g transform="rotate(${turn})">${double('M0 0C-34 -30 -30 -80 0 -112C30 -80 34 -30 0 0Z', fill)}${trace('M0 -16V-84M-10 -28L-13 -70M10 -28L13 -70', ink, 2.5)}</g>`,
        )
        .join(''),
    )
  const random = seededRandom('pond')
  const dots = Array.from({ length: 90 }, () =>
    disc(60 + random() * 960, 90 + random() * 830, 3 + random() * 3, light(indigo, 0.36)),
  ).join('')
  return `<g style="mix-blend-mode:multiply" opacity="0.55">${dots}</g>${lotus(180, 890, 1.1, '#d8567a')}${lotus(400, 930, 0.7, '#d8567a')}${lotus(130, 300, 0.9, '#d8567a')}`
}

/** Red and blue slants of an airmail envelope. */
function border() {
  const slants = Array.from({ length: 34 }, (_, index) =>
    flat(`M${index * 48 - 60} 0h24l-22 44h-24Z`, index % 2 ? indigo : lac),
  ).join('')
  const down = Array.from({ length: 34 }, (_, index) =>
    flat(`M0 ${index * 48 - 60}v24l44 -22v-24Z`, index % 2 ? indigo : lac),
  ).join('')
  return (
    slants +
    `<g transform="translate(0 946)">${slants}</g>` +
    down +
    `<g transform="translate(1036 0)">${down}</g>` +
    rect(44, 44, 992, 902, 'none', 0, shade('#f1e2c4', 0.2), 2)
  )
}

function postmark(pen: Pen) {
  const lines = [0, 22, 44, 66].map((y) => `M-384 ${y - 74}q20 -14 40 0t40 0t40 0t40 0`).join('')
  return at(
    872,
    196,
    1,
    rect(-92, -112, 196, 232, paper) +
      rect(-80, -100, 172, 208, spectrum[515]) +
      pen.title('TO|OREGON', 6, 46, 44, {
        align: 'centre',
        fill: paper,
        weight: 700,
        within: 150,
      }) +
      disc(6, -40, 40, turmeric) +
      trace('M-60 -8q22 -20 44 0t44 0t44 0', paper, 6) +
      `<g opacity="0.8">${trace(`M-142 0a78 78 0 1 0 156 0a78 78 0 1 0 -156 0M-180 -40a62 62 0 1 0 124 0a62 62 0 1 0 -124 0${lines}`, ink, 4)}${pen.mono('DARBHANGA|18 NOV', -118, -40, 16, { align: 'centre' })}</g>`,
    5,
  )
}
