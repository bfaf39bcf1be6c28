import { at, disc, pane, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'
import { pennants } from './pennants.ts'

const teal = spectrum[495]
const card = '#d9b27c'

/** What an order of 100 pays for, from the top; the last is what stays. */
const layers = [
  ['Goods', 38],
  ['Fees', 15],
  ['Delivery', 21],
  ['Ads', 6],
  ['Yours', 20],
] as const

/** Marketplaces: a carton in layers, pennants, a balance. */
export const shops: Record<string, Scene> = {
  'box-in-layers': { ground: spectrum[455], draw: carton },
  'six-weeks': { ground: '#0f4f57', draw: pennants },
  balance: { ground: '#cfe3da', draw: scales },
}

/** A carton seen from a corner, cut into layers as high as their share. */
function carton(pen: Pen) {
  const [x, half, depth] = [500, 290, 145]
  let y = 200
  const cut = layers.map(([name, share], index) => {
    const last = index === layers.length - 1
    const height = share * 4.6
    const top = y + (last ? 34 : 0)
    y = top + height + 16
    const shift = last ? 74 : 0
    const fill = last ? spectrum[590] : card
    const corner = (dx: number, dy: number) => `${x + shift + dx} ${top + dy}`
    const lid = `M${corner(0, -depth)}L${corner(half, 0)}L${corner(0, depth)}L${corner(-half, 0)}Z`
    const left = `M${corner(-half, 0)}L${corner(0, depth)}V${top + depth + height}L${x + shift - half} ${top + height}Z`
    const right = `M${corner(half, 0)}L${corner(0, depth)}V${top + depth + height}L${x + shift + half} ${top + height}Z`
    const middle = top + height / 2
    const size = Math.min(52, Math.max(26, height * 0.62))
    const words = at(
      0,
      0,
      1,
      `<g transform="translate(${x + shift - half + 30} ${middle + 15 + size * 0.35}) skewY(26.57)">${pen.title(name, 0, 0, size, { weight: 700, stretch: 92 })}</g>
<g transform="translate(${x + shift + half - 28} ${middle + 14 + size * 0.35}) skewY(-26.57)">${pen.title(String(share), 0, 0, size, { weight: 700, stretch: 92, align: 'right' })}</g>`,
    )
    return {
      drawn:
        flat(lid, light(fill, 0.34)) +
        flat(left, fill) +
        flat(right, shade(fill, 0.2)) +
        (last
          ? flat(
              `M${corner(0, depth + height)}L${corner(half, height)}l60 30L${corner(60, depth + height + 30)}Z`,
              shade(spectrum[455], 0.3),
            )
          : '') +
        (index === 0 ? tape(x, top, half, depth) : '') +
        words,
    }
  })
  return cut
    .map(({ drawn }) => drawn)
    .reverse()
    .join('')
}

/** The strip over the lid and down the front. */
function tape(x: number, top: number, half: number, depth: number) {
  const [a, b] = [0.42, 0.58]
  const on = (share: number, other: number) =>
    `${x + (share - other) * half} ${top + (share + other - 1) * depth}`
  return (
    flat(`M${on(a, 0)}L${on(b, 0)}L${on(b, 1)}L${on(a, 1)}Z`, light('#efe0bd', 0.3)) +
    flat(`M${on(a, 1)}L${on(b, 1)}v70l-12 -12l-12 12l-12 -12l-12 12Z`, '#efe0bd')
  )
}

/** A beam that is level: a return weighs as much as the profit of three orders. */
function scales(pen: Pen) {
  const brass = '#c8922e'
  const dark = shade(brass, 0.4)
  const pan = (x: number, inside: string) =>
    trace(`M${x} 262L${x - 172} 640M${x} 262L${x + 172} 640M${x} 262V640`, ink, 3) +
    inside +
    flat(
      `M${x - 214} 640H${x + 214}C${x + 190} 708 ${x + 90} 730 ${x} 730S${x - 190} 708 ${x - 214} 640Z`,
      brass,
    ) +
    flat(
      `M${x + 30} 640H${x + 214}C${x + 190} 708 ${x + 90} 730 ${x} 730Q${x + 60} 690 ${x + 30} 640Z`,
      shade(brass, 0.18),
    ) +
    rect(x - 222, 630, 444, 16, dark, 8)
  const parcel =
    rect(166, 402, 222, 230, card) +
    rect(166, 402, 222, 230, 'none', 0, shade(card, 0.3), 4) +
    rect(254, 402, 46, 230, '#efe0bd') +
    rect(348, 402, 40, 230, shade(card, 0.16)) +
    at(
      272,
      520,
      1,
      rect(-104, -34, 208, 68, paper, 6, spectrum[625], 7) +
        pen.title('RETURN', 0, 16, 46, { align: 'centre', fill: spectrum[625], weight: 800 }),
      -12,
    )
  const coin = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y + 14}" rx="62" ry="20" fill="${shade(teal, 0.35)}"/><rect x="${x - 62}" y="${y}" width="124" height="14" fill="${shade(teal, 0.35)}"/><ellipse cx="${x}" cy="${y}" rx="62" ry="20" fill="${teal}"/><ellipse cx="${x}" cy="${y}" rx="46" ry="13" fill="none" stroke="${light(teal, 0.5)}" stroke-width="3"/>`
  const pile = (x: number, count: number) =>
    Array.from({ length: count }, (_, index) => coin(x, 612 - index * 24)).join('')
  const coins = pile(736, 4) + pile(876, 4) + pile(806, 5)
  const post =
    flat('M526 150H554L566 850H514Z', dark) +
    flat('M540 150H554L566 850H540Z', shade(brass, 0.6)) +
    flat('M350 850H730L760 900H320Z', dark) +
    rect(290, 900, 500, 90, shade(brass, 0.62))
  const beam =
    flat(
      'M250 244C360 232 470 196 540 196S720 232 830 244V276C720 268 620 252 540 252S360 268 250 276Z',
      brass,
    ) +
    disc(274, 260, 26, dark) +
    disc(806, 260, 26, dark) +
    flat('M532 236H548L542 388H538Z', ink) +
    disc(540, 224, 44, dark) +
    disc(540, 224, 22, brass) +
    trace('M480 384A170 170 0 0 0 600 384', ink, 4) +
    trace('M540 396V410M510 391L506 404M570 391L574 404', ink, 4)
  return (
    pane(0, 0, 1080, 990, post) +
    pan(274, parcel) +
    pan(806, coins) +
    beam +
    pen.mono('1 return', 274, 790, 28, { align: 'centre' }) +
    pen.mono('3 orders’ profit', 806, 790, 28, { align: 'centre' })
  )
}
