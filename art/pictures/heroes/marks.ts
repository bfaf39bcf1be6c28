import { at, type Scene } from '../frames/canvas.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'
import { prints } from './stamp.ts'
import { testers } from './testers.ts'

const _violet = spectrum[410]
const _wood = '#c98f4e'

/** Design: a stamp, an eye chart, a test on paper. */
export const marks: Record<string, Scene> = {
  'rubber-stamp': { ground: paper, draw: prints },
  'eye-chart': {
    ground: spectrum[435],
    draw: (pen) => {
      const rows = [
        ['P', 196, 60],
        ['RI', 138, 40],
        ['NTI', 104, 25],
        ['TONC', 78, 15],
        ['EREADI', 56, 10],
        ['TANYWH', 40, 6],
        ['ERE', 28, 3],
      ] as const
      let y = 96
      const lines = rows
        .map(([letters, size, metres]) => {
          y += size * 0.74
          const row =
            pen.title(letters, 344, y, size, {
              align: 'centre',
              weight: 800,
              stretch: 100,
              tracking: 210,
              fill: '#e2552f',
            }) +
            `<g style="mix-blend-mode:multiply">${pen.title(letters, 349, y + 4, size, { align: 'centre', weight: 800, stretch: 100, tracking: 210, fill: '#2a63cf' })}</g>` +
            pen.mono(`${metres} m`, 650, y - 2, 17, { align: 'right', fill: ink }) +
            trace(`M590 ${y + 12}H650`, ink, 2)
          y += 38
          return row
        })
        .join('')
      const patches = ['#1fa0d0', '#d6337c', '#f0c52e', ink]
        .map((fill, index) => rect(40 + index * 46, 842, 40, 40, fill))
        .join('')
      const target = (x: number, cy: number) =>
        trace(
          `M${x - 24} ${cy}h48M${x} ${cy - 24}v48M${x - 13} ${cy}a13 13 0 1 0 26 0a13 13 0 1 0 -26 0`,
          ink,
          2,
        )
      const marksAt = trace(
        'M-34 0H-8M0 -34V-8M730 0H704M696 -34V-8M-34 920H-8M0 954V928M730 920H704M696 954V928',
        paper,
        3,
      )
      return at(
        206,
        64,
        1,
        rect(22, 26, 696, 920, shade(spectrum[435], 0.5)) +
          rect(0, 0, 696, 920, paper) +
          marksAt +
          lines +
          patches +
          target(654, 862),
        4,
      )
    },
  },
  'five-testers': { ground: light(spectrum[435], 0.36), draw: testers },
}
