import { at, disc, pane } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { kraft, light } from '../things/tone.ts'
import { bottle } from '../things/wear.ts'

const steel = '#8fa4ad'

/** The A+ strip: how it is spun, tested in the sun, and sealed. */
export function strip(pen: Pen, y: number, wide: number) {
  const middle = wide / 2
  const spun =
    at(middle, 62, 0.5, bottle(paper)) +
    trace(`M${middle - 56} 96a56 16 0 0 0 112 0M${middle - 62} 26q-14 20 0 40`, paper, 5)
  const sun =
    disc(middle - 26, 60, 34, spectrum[590]) +
    rect(middle + 40, 18, 18, 76, paper, 9) +
    rect(middle + 45, 40, 8, 54, spectrum[625], 4) +
    disc(middle + 49, 96, 14, spectrum[625])
  const seal =
    trace(`M${middle - 40} 60a40 40 0 1 0 80 0a40 40 0 1 0 -80 0`, ink, 16) +
    trace(`M${middle - 28} 36a40 40 0 0 1 40 -10`, paper, 5)
  return ['Spun in Moradabad', 'Tested in June', 'Seals for life']
    .map((words, index) => {
      const ground = [steel, kraft, light(spectrum[515], 0.3)][index] ?? kraft
      const drawn = pane(
        28 + index * (wide + 12),
        y,
        wide,
        120,
        [spun, sun, seal][index] ?? '',
        ground,
      )
      return (
        drawn +
        pen.text(words, 28 + index * (wide + 12), y + 152, wide < 200 ? 20 : 25, { within: wide })
      )
    })
    .join('')
}

/** The main picture on pure white, and six smaller ones: seven in all. */
export function pictures() {
  const thumbs = [
    at(0, 0, 0.3, bottle(steel), 90),
    at(0, 0, 0.3, flat('M-90 100C-90 20 -40 -20 0 -20S90 20 90 100Z', '#c08a63') + bottle(steel)),
    at(0, 0, 0.34, trace('M-70 -60H70L50 90H-50Z', ink, 12) + bottle(steel)),
    at(0, 14, 0.5, `<g transform="translate(0 80)">${bottle(steel)}</g>`),
    at(0, 0, 0.3, disc(0, 0, 80, spectrum[475]) + trace('M-40 0L-8 34L46 -36', paper, 20)),
    at(-12, 0, 0.26, bottle(steel)) + disc(18, 10, 9, spectrum[625]),
  ].map((inside, index) => {
    const [x, y] = [26 + (index % 3) * 122, 434 + Math.floor(index / 3) * 68]
    return (
      rect(x, y, 112, 60, [kraft, '#e8f0f2', '#dfe7df'][index % 3] ?? kraft) +
      pane(x, y, 112, 60, at(56, 30, 1, inside))
    )
  })
  const main =
    rect(26, 26, 356, 396, '#ffffff', 0, '#d9d2c4', 2) +
    `<ellipse cx="204" cy="392" rx="106" ry="12" fill="#d8d8d4"/>` +
    at(204, 222, 1.62, bottle(steel)) +
    flat('M142 190C150 176 158 170 168 166V360H150Z', light(steel, 0.5))
  return main + thumbs.join('')
}
