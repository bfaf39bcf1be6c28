import { letterWave } from '../../../../ui/wave.ts'
import { ink, paper } from '../../drawing/colours.ts'
import { drawnLoop } from '../../drawing/drawn-loop.ts'
import { letter } from '../../drawing/letters.ts'
import { wrap } from '../../drawing/motion.ts'
import { each, rect } from '../../drawing/shapes.ts'
import { hexOf } from '../../spectrum.ts'

const orange = hexOf(625, 0.66)
const deep = hexOf(635, 0.5)
const word = ['H', 'E', 'L', 'L', 'O']
const ROWS = 5
const SPAN = 604

/** One word in five rows; the widths of the letters swing as the wave runs through them. */
export const swingingType = drawnLoop('swinging-type', 4, (time) =>
  [rect(0, 0, 640, 360, { fill: orange }), each(ROWS, (row) => wordRow(row, time))].join(''),
)

function wordRow(row: number, time: number) {
  const swell = letterWave(ROWS, 1, wrap(-time))
  const heights = swell.map((share) => 26 + share * 54)
  const total = heights.reduce((sum, height) => sum + height, 0)
  const room = 360 - 24 - (ROWS - 1) * 14
  const scale = room / total
  const above = heights.slice(0, row).reduce((sum, height) => sum + height * scale + 14, 12)
  const height = (heights[row] ?? 0) * scale
  const weights = letterWave(word.length, 1, wrap(time + row * 0.13))
  const widths = weights.map((share) => 0.18 + share ** 1.5)
  const wide = (SPAN - (word.length - 1) * 22) / widths.reduce((sum, width) => sum + width, 0)
  let x = 18
  const colour = [paper, ink, deep, ink, paper][row] ?? ink
  return word
    .map((name, index) => {
      const width = (widths[index] ?? 0) * wide
      const weight = Math.min(15, 5 + height * 0.13)
      const drawn = letter(name, {
        x: x + weight / 2,
        y: above + weight / 2,
        height: height - weight,
        width: (width - weight) / (60 * ((height - weight) / 100)),
        weight,
        colour,
      })
      x += width + 22
      return drawn
    })
    .join('')
}
