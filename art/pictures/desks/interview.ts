import { at } from '../frames/canvas.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { chairs } from '../things/chairs.ts'
import { light, shade } from '../things/tone.ts'

const wood = '#b9763c'

/** A table with two chairs behind it and one before it, tea on it, and a clock that says half past three; without a ground. */
export function interview() {
  const hours = Array.from({ length: 12 }, (_, hour) => {
    const turn = (hour * Math.PI) / 6
    const point = (r: number) =>
      `${Math.round(Math.sin(turn) * r)} ${Math.round(-Math.cos(turn) * r)}`
    return `M${point(44)}L${point(36)}`
  })
  const clock = `<circle r="58" fill="${ink}"/><circle r="50" fill="${paper}"/>${trace(hours.join(''), ink, 4)}${trace('M0 0L21 12', ink, 8)}${trace('M0 0V32', ink, 6)}`
  const table =
    rect(-250, -170, 500, 22, wood, 4) +
    flat('M-226 -148H-198L-206 0H-222ZM226 -148H198L206 0H222Z', shade(wood)) +
    rect(-226, -148, 452, 12, shade(wood))
  const papers = `<g transform="translate(-96 -170)">${flat('M-52 0L-44 -10H58L62 0Z', paper)}${flat('M-48 -10L-40 -20H54L58 -10Z', light(spectrum[475], 0.6))}</g>`
  const drawn =
    at(210, -430, 1, clock) +
    at(-128, 0, 1.3, chairs.wing.draw()) +
    at(112, 0, 1.3, chairs.ladder.draw()) +
    table +
    papers +
    [-10, 60, 150].map((x) => at(x, -170, 1, glass())).join('') +
    at(6, 0, 0.98, chairs.bar.draw())
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-280 -500 560 500" width="1120" height="1000">${drawn}</svg>`
}

/** A glass of tea. */
function glass() {
  return (
    flat('M-17 -50H17L13 0H-13Z', '#ffffff88') +
    flat('M-16 -36H16L13 0H-13Z', spectrum[605]) +
    trace('M-5 -62C-11 -72 1 -76 -5 -88M6 -60C0 -70 12 -74 6 -86', '#ffffffaa', 4)
  )
}
