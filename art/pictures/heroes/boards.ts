import { at, disc, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'

/** Software: a board of split flaps that agree, and the cables between systems. */
export const boards: Record<string, Scene> = {
  'split-flaps': { ground: spectrum[495], draw: flaps },
  'patch-bay': { ground: '#d5e6e6', draw: bay },
}

const night = '#211d19'
const flapTop = '#2e2924'

function flaps(pen: Pen) {
  const board = rect(70, 76, 940, 838, '#0d5f66', 18) + rect(56, 60, 940, 838, night, 18)
  const screws = [
    [84, 88],
    [968, 88],
    [84, 870],
    [968, 870],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 9, '#4a433b') + trace(`M${x - 5} ${y + 4}l10 -8`, night, 3))
    .join('')
  const rows = ['Stock', 'Orders', 'Books'].map((name, row) => {
    const y = 118 + row * 262
    const digits = ['1', '2', '8', '4'].map((digit, column) =>
      at(322 + column * 162, y, 1, flap(pen, digit, row === 2 && column === 3)),
    )
    return pen.mono(name, 104, y + 118, 36, { fill: paper }) + digits.join('')
  })
  return board + screws + rows.join('')
}

/** One flap of 146 by 210; a falling one shows the digit before in its upper half. */
function flap(pen: Pen, digit: string, falls: boolean) {
  const figure = (words: string) =>
    pen.title(words, 73, 172, 190, { align: 'centre', fill: paper, weight: 760, stretch: 84 })
  const half = (words: string, y: number, fill: string) =>
    `<svg x="0" y="${y}" width="146" height="104" viewBox="0 ${y} 146 104">${rect(0, 0, 146, 210, fill, 12)}${figure(words)}</svg>`
  const axle = rect(-6, 96, 12, 18, '#5a5249', 3) + rect(140, 96, 12, 18, '#5a5249', 3)
  if (!falls) return half(digit, 0, flapTop) + half(digit, 106, '#292420') + axle
  const edge = 'M6 102H140L152 158H-6Z'
  return (
    half(digit, 0, flapTop) +
    half('3', 106, '#292420') +
    flat('M0 106H146V186H0Z', '#1a1714aa') +
    flat(edge, '#433c35') +
    flat('M-6 158H152V164H-6Z', '#6b6157') +
    `<g transform="translate(0 52) scale(1 0.5)"><svg x="0" y="106" width="146" height="104" viewBox="0 106 146 104">${figure('4')}</svg></g>` +
    axle
  )
}

const systems = ['Shop', 'Stock', 'Till', 'Courier', 'Books'] as const
/** A cable from one socket to another, each as column and row, and its colour. */
const cables = [
  [[0, 0], [1, 2], spectrum[625], 190],
  [[2, 0], [1, 3], spectrum[590], 130],
  [[1, 1], [4, 3], spectrum[495], 150],
  [[0, 1], [3, 3], spectrum[455], 210],
  [[3, 0], [4, 1], spectrum[410], 240],
  [[2, 2], [4, 0], '#d6337c', 300],
] as const

function bay(pen: Pen) {
  const place = ([column, row]: readonly [number, number]) =>
    [168 + column * 186, 250 + row * 156] as const
  const used = cables.flat().map(String)
  const sockets = systems.flatMap((_, column) =>
    [0, 1, 2, 3].map((row) => {
      const [x, y] = place([column, row])
      const isFree = column === 4 && row === 2
      return (
        disc(x, y, 40, '#8f9a98') +
        disc(x, y, 31, '#c9d2d0') +
        disc(x, y, 18, ink) +
        (used.includes(String([column, row])) || !isFree
          ? ''
          : trace(
              `M${x - 54} ${y}a54 54 0 1 0 108 0a54 54 0 1 0 -108 0`,
              spectrum[625],
              5,
              'stroke-dasharray="10 10"',
            ))
      )
    }),
  )
  const labels = systems
    .map((name, column) => {
      const [x] = place([column, 0])
      return rect(x - 78, 146, 156, 46, paper, 4) + pen.mono(name, x, 178, 25, { align: 'centre' })
    })
    .join('')
  const panel =
    rect(60, 112, 990, 720, shade('#d5e6e6', 0.42), 20) + rect(46, 96, 990, 720, '#20403f', 20)
  const cords = cables
    .map(([from, to, colour, hang]) => {
      const [[x0, y0], [x1, y1]] = [place(from), place(to)]
      const low = Math.max(y0, y1) + hang
      const curve = `M${x0} ${y0}C${x0 + (x1 - x0) * 0.12} ${low} ${x1 - (x1 - x0) * 0.12} ${low} ${x1} ${y1}`
      return (
        trace(curve, shade(colour, 0.45), 24) +
        trace(curve, colour, 17) +
        trace(curve, light(colour, 0.4), 4, 'transform="translate(-3 -3)"') +
        plug(x0, y0, colour) +
        plug(x1, y1, colour)
      )
    })
    .join('')
  return panel + labels + sockets.join('') + cords
}

function plug(x: number, y: number, colour: string) {
  return (
    disc(x, y, 30, shade(colour, 0.45)) +
    disc(x, y, 25, colour) +
    disc(x - 5, y - 6, 10, light(colour, 0.4))
  )
}
