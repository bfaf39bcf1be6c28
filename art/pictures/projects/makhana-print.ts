import { blob } from '../brush.ts'
import { at } from '../frames/canvas.ts'
import { inFace, type Typesetter } from '../lettering.ts'
import { type Print, plates } from '../press/press.ts'
import { flat, trace } from '../showcase/pen.ts'
import { mithilaPack } from './mithila-pack.ts'
import { picture, rect } from './screen.ts'

const [paper, black, red, green] = [plates(0), plates(1), plates(0, 1), plates(0, 0, 1)]
const inks: Print['inks'] = [
  { colour: '#1f1712', rough: 1, patchy: 0.12 },
  { colour: '#cc2f2a', rough: 1.4, patchy: 0.3, shift: [1, 1] },
  { colour: '#12704a', rough: 1.2, patchy: 0.2 },
]

/** A pond as the walls of Mithila are painted, the pack on it, and the search in which it is found. */
export function makhanaPrint(write: Typesetter): Print {
  const pack = at(330, 458, 1.12, mithilaPack(write, { paper, black, red, green }), -3)
  return {
    svg: picture(paper, `${pond()}${pack}${at(764, 90, 1, screen(write), 3)}`),
    paper: '#f3e3bb',
    inks,
  }
}

/** A fish with two lines for an outline and a net of scales, 240 long around 0 0. */
function fish(x: number, y: number, turn: number, scale: number, fill: string) {
  const body = blob('-110 0, -60 -44, 10 -50, 76 -16, 76 16, 10 50, -60 44')
  const scales = Array.from({ length: 7 }, (_, column) =>
    Array.from(
      { length: 5 },
      (_, row) => `M${-56 + column * 20} ${-40 + row * 20 - (column % 2) * 10}q14 10 0 20`,
    ).join(''),
  ).join('')
  const id = `fish${Math.round(x)}${Math.round(y)}`
  const tail = 'M72 0L124 -44Q108 0 124 44Z'
  const hatch = Array.from({ length: 6 }, (_, ray) => `M80 0L118 ${-34 + ray * 13.6}`).join('')
  return at(
    x,
    y,
    scale,
    `${flat(tail, fill)}${trace(tail, black, 6)}${trace(hatch, paper, 3)}<clipPath id="${id}"><path d="${body}"/></clipPath>${flat(body, fill)}<g clip-path="url(#${id})">${trace(scales, paper, 4)}</g>${trace(body, black, 10)}${trace(body, paper, 3)}<circle cx="-74" cy="-8" r="15" fill="${paper}" stroke="${black}" stroke-width="5"/><circle cx="-74" cy="-8" r="6" fill="${black}"/>${trace('M-46 -40q16 40 0 80', black, 6)}`,
    turn,
  )
}

/** A leaf of the fox nut seen from above, its rim hatched. */
function leaf(x: number, y: number, r: number) {
  const rays = Array.from({ length: 36 }, (_, ray) => {
    const turn = (ray * Math.PI) / 18
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    return `M${cos * r * 0.78} ${sin * r * 0.78}L${cos * r * 0.96} ${sin * r * 0.96}`
  }).join('')
  const veins = Array.from({ length: 9 }, (_, ray) => {
    const turn = (ray * Math.PI * 2) / 9
    return `M0 0L${Math.cos(turn) * r * 0.68} ${Math.sin(turn) * r * 0.68}`
  }).join('')
  return at(
    x,
    y,
    1,
    `<circle r="${r}" fill="${green}" stroke="${black}" stroke-width="6"/><circle r="${r * 0.74}" fill="none" stroke="${paper}" stroke-width="4"/>${trace(rays, paper, 4)}${trace(veins, paper, 4)}<circle r="${r * 0.12}" fill="${red}" stroke="${black}" stroke-width="4"/>`,
  )
}

function lotus(x: number, y: number, scale: number) {
  const petals = [-64, -34, 34, 64, 0].map(
    (turn) =>
      `<g transform="rotate(${turn})">${flat('M0 10C-30 -20 -24 -62 0 -92C24 -62 30 -20 0 10Z', turn ? red : paper)}${trace('M0 10C-30 -20 -24 -62 0 -92C24 -62 30 -20 0 10Z', black, 5)}${trace('M-7 -20V-52M0 -16V-66M7 -20V-52', turn ? paper : red, 3)}</g>`,
  )
  return at(x, y, scale, petals.join(''))
}

function pond() {
  const ripples = Array.from(
    { length: 30 },
    (_, row) => `M${row % 2 ? -30 : 0} ${20 + row * 30}${'q15 -12 30 0t30 0'.repeat(21)}`,
  ).join('')
  const border = Array.from(
    { length: 31 },
    (_, tooth) => `M${tooth * 40} 0l20 26l20 -26ZM${tooth * 40} 900l20 -26l20 26Z`,
  ).join('')
  return `${trace(ripples, black, 3)}${leaf(66, 96, 104)}${leaf(676, 812, 118)}${leaf(1160, 120, 92)}${leaf(620, 60, 70)}${fish(660, 380, 74, 0.86, red)}${fish(1150, 470, -98, 0.78, green)}${fish(70, 560, 100, 0.8, red)}${fish(1140, 790, -160, 0.7, red)}${lotus(676, 660, 0.7)}${lotus(110, 800, 0.84)}${lotus(1140, 290, 0.6)}${flat(border, red)}${trace('M0 32H1200M0 868H1200', black, 6)}`
}

const rivals = ['Royal Pop', 'CRUNCHO', '', 'Nutty Bee', 'PuffKing', 'Desi Bite']

function screen(write: Typesetter) {
  const [shri, khand] = [inFace(write, 'shrikhand'), inFace(write, 'khand')]
  const cells = rivals.map((name, index) => {
    const [x, y] = [30 + (index % 2) * 144, 136 + Math.floor(index / 2) * 190]
    const inside = name
      ? at(
          x + 66,
          y + 66,
          1,
          `${flat('M-40 -54H40L36 54H-40Z', index % 2 ? red : plates(0, 0.55))}${shri(name, 0, -14, 14, paper, { align: 'centre' })}<circle cy="24" r="16" fill="${paper}"/>`,
        )
      : at(x + 66, y + 66, 0.2, mithilaPack(write, { paper, black, red, green }))
    return `${rect(x, y, 132, 132, paper, 6, black, name ? 2 : 6)}${inside}${khand(`₹${[129, 99, 149, 145, 119, 135][index]}`, x, y + 168, 32, black)}${khand('ADD', x + 130, y + 167, 26, name ? black : red, { align: 'right' })}`
  })
  return `${rect(0, 0, 340, 720, black, 46)}${rect(13, 13, 314, 694, paper, 35)}${rect(30, 66, 280, 52, paper, 26, black, 4)}${khand('makhana', 84, 102, 34, black)}<circle cx="56" cy="90" r="10" fill="none" stroke="${black}" stroke-width="5"/>${trace('M63 98l9 10', black, 5)}${rect(120, 28, 100, 18, black, 9)}<clipPath id="glass"><rect x="13" y="13" width="314" height="694" rx="35"/></clipPath><g clip-path="url(#glass)">${cells.join('')}</g>`
}
