import { disc } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'

export const lamp = '#f7cf63'

/** The shop, and the first four of us above it. */
export function sweetShop(pen: Pen) {
  const wall = '#c7573c'
  const awning = Array.from({ length: 12 }, (_, index) => {
    const x = 92 + index * 30
    return flat(
      `M${x} 372H${x + 30}L${x + 30} 414Q${x + 15} 430 ${x} 414Z`,
      index % 2 ? paper : spectrum[650],
    )
  }).join('')
  const person = (x: number, hair: string, skin: string, cloth: string) =>
    disc(x, 252, 16, skin) +
    flat(`M${x - 17} 250Q${x - 18} 232 ${x} 232T${x + 17} 250Q${x} 240 ${x - 17} 250Z`, hair) +
    flat(`M${x - 28} 316V296Q${x - 26} 270 ${x} 270T${x + 28} 296V316Z`, cloth)
  const people = [
    person(136, ink, '#a86b42', '#2f7d4f'),
    person(224, '#3a2418', '#7f4c2e', spectrum[590]),
    person(316, ink, '#c08a5c', '#6b48b8'),
    person(404, '#54372a', '#94603c', '#1f87c9'),
  ]
  const windows = people
    .map((inside, index) => {
      const x = 98 + index * 89
      return (
        rect(x, 206, 76, 110, lamp) +
        inside +
        trace(`M${x + 38} 206V238M${x} 238H${x + 76}`, '#7c3423', 4) +
        rect(x - 5, 314, 86, 8, '#7c3423')
      )
    })
    .join('')
  const pyramid = (x: number, colour: string) =>
    [4, 3, 2, 1]
      .map((count, row) =>
        Array.from({ length: count }, (_, index) =>
          disc(
            x + index * 17 + row * 8.5,
            470 - row * 14,
            9,
            row % 2 ? light(colour, 0.25) : colour,
          ),
        ).join(''),
      )
      .join('')
  const shop =
    rect(92, 396, 360, 124, '#f3d9a0') +
    rect(92, 480, 360, 40, '#8d4a2a') +
    pyramid(112, spectrum[590]) +
    pyramid(196, '#f6f0e2') +
    pyramid(280, '#8a4b2c') +
    pyramid(364, '#7fae4c')
  return (
    rect(70, 140, 404, 380, wall) +
    rect(58, 122, 428, 24, shade(wall, 0.3)) +
    flat('M440 146H474V520H440Z', shade(wall, 0.16)) +
    rect(138, 72, 268, 54, '#7c3423', 4) +
    pen.title('SWEETS', 272, 114, 42, {
      align: 'centre',
      weight: 760,
      stretch: 108,
      fill: lamp,
      tracking: 120,
    }) +
    windows +
    shop +
    awning
  )
}
