import { at, type Scene } from '../frames/canvas.ts'
import { paper } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { chairs } from '../things/chairs.ts'
import { shade } from '../things/tone.ts'

/** Eleven chairs for eleven openings, in the light of a window. */
export const seats: Record<string, Scene> = {
  'eleven-chairs': {
    ground: '#f4a98c',
    draw: () => {
      const floor = 432
      const glow = [180, 620, 1060]
        .map((x) => flat(`M${x} 0H${x + 240}L${x + 120} ${floor}H${x - 120}Z`, '#f9c4ab'))
        .join('')
      const row = Object.entries(chairs)
        .filter(([name]) => name !== 'outline')
        .map(([, { draw }], index) => {
          const x = 80 + index * 128
          return (
            flat(
              `M${x - 56} ${floor + 14}H${x + 56}L${x - 40} ${floor + 130}H${x - 190}Z`,
              shade('#c8644a', 0.2),
            ) + at(x, floor + 20 - (index % 2) * 8, 1.12, draw())
          )
        })
      return (
        glow +
        rect(0, floor, 1440, 168, '#c8644a') +
        trace(`M0 ${floor}H1440`, paper, 3) +
        row.join('')
      )
    },
  },
}
