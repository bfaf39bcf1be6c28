import { at, type Scene } from '../frames/canvas.ts'
import { paper } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { chairs } from '../things/chairs.ts'
import { shade } from '../things/tone.ts'

const SCALE = 1
const EDGE = 30

const shown = Object.entries(chairs).filter(([name]) => name !== 'outline')
const widths = shown.map(([, { size }]) => size[0] * SCALE)
const gap = (1440 - 2 * EDGE - widths.reduce((sum, width) => sum + width, 0)) / (widths.length - 1)

/** With as much air between any two. */
function centreOf(index: number) {
  const before = widths.slice(0, index).reduce((sum, width) => sum + width + gap, EDGE)
  return Math.round(before + (widths[index] ?? 0) / 2)
}

/** Eleven chairs for eleven openings, in the light of a window. */
export const seats: Record<string, Scene> = {
  'eleven-chairs': {
    ground: '#f4a98c',
    draw: () => {
      const floor = 432
      const glow = [180, 620, 1060]
        .map((x) => flat(`M${x} 0H${x + 240}L${x + 120} ${floor}H${x - 120}Z`, '#f9c4ab'))
        .join('')
      const row = shown.map(([, { draw }], index) => {
        const x = centreOf(index)
        return (
          flat(
            `M${x - 46} ${floor + 14}H${x + 46}L${x - 14} ${floor + 96}H${x - 106}Z`,
            shade('#c8644a', 0.2),
          ) + at(x, floor + 20 - (index % 2) * 8, SCALE, draw())
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
