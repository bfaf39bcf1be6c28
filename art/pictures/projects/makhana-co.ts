import { at } from '../frames/canvas.ts'
import type { Typesetter } from '../lettering.ts'
import { ink, paper } from '../palette.ts'
import { flat, trace } from '../showcase/pen.ts'
import { cream, pouchWith } from './makhana-pack.ts'
import { phone, picture, rect, rule } from './screen.ts'

const gold = '#c9ad6b'
const rivals = [
  ['#e9b51c', '#c22d22', 'Royal Pop'],
  ['#cf3a2b', '#f5d04a', 'CRUNCHO'],
  ['#f0c23a', '#8c1f1f', 'Nutty Bee'],
  ['#d8492c', '#fbe7a1', 'PuffKing'],
  ['#f2cf58', '#b3322d', 'Desi Bite'],
] as const

const prices = [129, 99, 145, 119, 135]

/** The pack before, and a search in which it cannot be found. */
export function makhanaBefore(write: Typesetter) {
  const pack = at(330, 458, 1.12, oldPack(write), -3)
  return picture('#cfc7b9', pack + phone(764, 90, 3, results(write, oldPack(write))))
}

function oldPack(write: Typesetter) {
  const reeds = [-120, -96, -70, 84, 112, 132]
    .map(
      (x, index) =>
        `M${x} 214C${x - 6} 120 ${x + 8} 60 ${x + (index % 2 ? 16 : -12)} ${-6 - index * 9}`,
    )
    .join('')
  const leaves = [
    [-60, 150, 66],
    [40, 184, 80],
    [90, 122, 48],
    [-104, 206, 44],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `M${x - r} ${y}a${r} ${r * 0.3} 0 1 0 ${r * 2} 0a${r} ${r * 0.3} 0 1 0 ${-r * 2} 0M${x} ${y}l${r * 0.7} ${-r * 0.2}`,
    )
    .join('')
  const lily =
    'M-12 108C-34 84 -30 56 -12 40C6 56 10 84 -12 108C-44 104 -60 84 -58 66C-40 68 -22 84 -12 108C20 104 36 84 34 66C16 68 -2 84 -12 108'
  return pouchWith(
    `${trace(reeds + leaves + lily, '#d9c79c', 3)}${write('Makhana & Co.', { x: 0, y: -176, size: 50, weight: 400, align: 'centre', fill: gold })}${write('makhana', { x: 0, y: -126, size: 30, align: 'centre', fill: gold, tracking: 120 })}<circle cx="118" cy="-60" r="34" fill="none" stroke="${gold}" stroke-width="2"/>${write('roasted', { x: 118, y: -64, size: 12, align: 'centre', fill: gold })}${write('in ghee', { x: 118, y: -48, size: 12, align: 'centre', fill: gold })}${write('net weight 80 g', { x: 0, y: 262, size: 15, align: 'centre', fill: gold })}`,
  )
}

/** A shopping app in two columns, 316 by 696, scrolled by `scroll` units; the pack is at `own` of `count` goods. */
export function results(write: Typesetter, pack: string, { own = 2, count = 6, scroll = 0 } = {}) {
  const cells = Array.from({ length: count }, (_, index) => {
    const [x, y] = [14 + (index % 2) * 148, 118 + Math.floor(index / 2) * 204]
    const other = index > own ? index - 1 : index
    const inside =
      index === own
        ? at(x + 70, y + 68, 0.178, pack)
        : at(x + 70, y + 68, 1, rival(write, other % rivals.length))
    const price = index === own ? 149 : prices[other % prices.length]
    return `${rect(x, y, 140, 136, '#fff', 8)}${inside}${write(`₹${price}`, { x, y: y + 164, size: 20, weight: 700 })}${write('ADD', { x: x + 136, y: y + 163, size: 14, weight: 700, align: 'right', fill: '#574e42' })}${rule(`M${x} ${y + 180}h96`, '#d3c9b6', 5)}`
  })
  const bar = `${rect(14, 54, 288, 46, '#e9e1d2', 23)}<circle cx="38" cy="76" r="8" fill="none" stroke="${ink}" stroke-width="3"/>${rule('M44 82l7 7', ink, 3)}${write('makhana', { x: 62, y: 84, size: 20 })}`
  const ground = flat('M0 108V34A34 34 0 0 1 34 0H282A34 34 0 0 1 316 34V108Z', paper)
  return `<g transform="translate(0 ${-scroll})">${cells.join('')}</g>${scroll > 0 ? ground : ''}${bar}`
}

function rival(write: Typesetter, index: number) {
  const [ground, accent, name] = rivals[index] ?? rivals[0]
  const burst = Array.from({ length: 12 }, (_, point) => {
    const [r, turn] = [point % 2 ? 15 : 24, (point * Math.PI) / 6]
    return `${(Math.cos(turn) * r).toFixed(1)} ${(18 + Math.sin(turn) * r).toFixed(1)}`
  })
  return `${flat('M-36 -58H36L34 -50C38 -30 38 30 34 50L36 58H-36L-34 50C-38 30 -38 -30 -34 -50Z', ground)}${index % 2 ? `<circle cy="18" r="22" fill="${accent}"/>` : flat(`M${burst.join('L')}Z`, accent)}${write(name, { x: 0, y: -22, size: 14, face: 'display', weight: 800, stretch: 70, align: 'centre', fill: accent })}<circle cx="-6" cy="16" r="7" fill="${cream}"/><circle cx="8" cy="22" r="6" fill="${cream}"/>`
}
