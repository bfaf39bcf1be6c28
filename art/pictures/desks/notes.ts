import { ink, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { bars, flat, trace } from '../showcase/pen.ts'
import { kraft, light, shade } from '../things/tone.ts'
import { grey, hand, type Paper, sheet } from './papers.ts'

/** More things of paper, of those who plan and test. */

/** Paper of a printer without end, folded at the foot. */
export const queryPlan: Paper = () => {
  const holes = Array.from({ length: 9 }, (_, row) =>
    [-76, 76]
      .map((x) => `<circle cx="${x}" cy="${-44 - row * 18}" r="4" fill="${grey}"/>`)
      .join(''),
  )
  const plan = trace('M0 -176V-156M0 -156H-40V-132M0 -156H40V-132M40 -104V-88', ink, 4)
  const boxes = [
    rect(-26, -194, 52, 22, light(spectrum[475])),
    rect(-66, -132, 52, 26, light(spectrum[515])),
    rect(14, -132, 52, 26, spectrum[575]),
    rect(14, -88, 52, 26, spectrum[650]),
  ]
  return `${rect(-86, -204, 172, 176, '#fffdf7', 2, '#cdbfa8')}${flat('M-86 -28H86L100 -14H-72Z', kraft)}${flat('M-72 -14H100L86 0H-86Z', '#fffdf7')}${holes.join('')}${plan}${boxes.join('')}`
}

export const oddNames: Paper = (write) => {
  const names = ['O’Neill', 'Null', 'Åsa-Li']
  const lines = [0, 1, 2, 3].map((row) =>
    trace(`M-84 ${-128 + row * 34}H-10M12 ${-128 + row * 34}H84`, '#c9d6e6', 3),
  )
  const written = names.map((name, row) => hand(write)(name, -82, -134 + row * 34, 40, ink))
  return `${flat('M-100 0L-96 -172Q-50 -186 0 -168Q50 -186 96 -172L100 0Q50 -14 0 2Q-50 -14 -100 0Z', spectrum[495])}${flat('M-92 -10L-90 -168Q-46 -180 0 -162Q46 -180 90 -168L92 -10Q46 -22 0 -6Q-46 -22 -92 -10Z', '#fffdf7')}${trace('M0 -162V-6', grey, 3)}${lines.join('')}${written.join('')}${hand(write)('Y', 14, -134, 40, ink)}${hand(write)('Test?', 14, -66, 40, spectrum[650])}`
}

export const leaveAlone: Paper = (write) =>
  sheet(
    0,
    164,
    198,
    -3,
    `${hand(write)('Don’t touch', -70, -150, 38, spectrum[650])}${[0, 1, 2].map((row) => trace(`M-70 ${-122 + row * 34}h18v18h-18Z`, ink, 4) + bars(-40, -116 + row * 34, [92 - row * 18], 0, grey, 8)).join('')}`,
  )

export const budgets: Paper = () => {
  const colours = [spectrum[455], spectrum[515], spectrum[590], spectrum[650]]
  return colours
    .map((colour, index) =>
      sheet(
        -52 + index * 36,
        92,
        150 + (index % 2) * 18,
        -9 + index * 6,
        rect(-46, -150 - (index % 2) * 18, 92, 24, colour) +
          bars(-34, -104, [64, 46, 58], 22, grey, 7),
      ),
    )
    .join('')
}

export const calendar: Paper = () => {
  const days = Array.from({ length: 20 }, (_, index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)]
    return (
      rect(-78 + column * 32, -128 + row * 30, 27, 11, light(spectrum[515])) +
      rect(
        -78 + column * 32,
        -116 + row * 30,
        27,
        12,
        (index * 7) % 3 ? shade(spectrum[625], 0.1) : kraft,
      )
    )
  })
  return `${rect(-94, -178, 188, 178, '#fffdf7', 4, '#cdbfa8')}${rect(-94, -178, 188, 38, spectrum[625], 4)}${trace('M-50 -192V-164M50 -192V-164', '#8b9094', 9)}${days.join('')}`
}

export const promises: Paper = (write) => {
  const lines = ['send PDF', 'ring Asha', 'Tuesday!'].map(
    (line, row) =>
      hand(write)(line, -36, -124 + row * 44, 36, ink) +
      trace(
        row < 2 ? `M-66 ${-136 + row * 44}l8 10l14 -22` : 'M-66 -50h16v16h-16Z',
        spectrum[515],
        5,
      ),
  )
  return sheet(
    0,
    168,
    196,
    3,
    rect(-84, -196, 168, 26, shade(spectrum[575], 0.12)) + lines.join(''),
    light(spectrum[575], 0.55),
  )
}
