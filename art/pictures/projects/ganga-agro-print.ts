import { inFace, type Typesetter } from '../lettering.ts'
import { type Print, plates } from '../press/press.ts'
import { flat, trace } from '../showcase/pen.ts'
import { picture, rect } from './screen.ts'

const [black, weave, red] = [plates(1), plates(0, 1), plates(0, 0, 1)]
const centre = { align: 'centre' } as const
const bag =
  'M-18 -20C-14 -25 14 -25 18 -20C15 -8 15 8 18 20C14 25 -14 25 -18 20C-15 8 -15 -8 -18 -20Z'

/** Ink through a stencil on the jute of a sack, and a tablet that hangs on it. */
export function gangaPrint(write: Typesetter): Print {
  return {
    svg: picture(plates(0), cloth() + stencilled(write)),
    paper: '#d2ab71',
    inks: [
      { colour: '#241c16', rough: 1.6, patchy: 0.34, grain: 0.03 },
      { colour: '#b98d54', rough: 0.8 },
      { colour: '#b3261c', patchy: 0.4, rough: 1.4 },
    ],
    over: tablet(write),
  }
}

/** Threads over and under each other, a selvage on the left, a seam at the top. */
function cloth() {
  const threads = `<pattern id="jute" width="16" height="16" patternUnits="userSpaceOnUse">${flat('M1 1H7V5H1ZM9 9H15V13H9Z', weave)}${flat('M9 1H13V7H9ZM1 9H5V15H1Z', plates(0, 0.5))}</pattern>`
  const stitches = Array.from(
    { length: 26 },
    (_, at) => `M${at * 48} 62l24 -26M${at * 48 + 24} 36l24 26`,
  ).join('')
  return `<defs>${threads}</defs><rect width="1200" height="900" fill="url(#jute)"/>${rect(26, 0, 30, 900, red)}${rect(68, 0, 12, 900, plates(0.85, 0.4))}${trace('M0 80H1200', plates(0.3, 1), 5)}${trace(stitches, red, 9)}`
}

function stencilled(write: Typesetter) {
  const [stencil, khand] = [inFace(write, 'stencil'), inFace(write, 'khand')]
  const sprout =
    'M0 90C0 20 0 0 0 -10C-60 -4 -84 -40 -84 -84C-24 -84 0 -60 0 -14C0 -60 24 -84 84 -84C84 -40 60 -4 8 -10V90Z'
  const sacks = [7, 6, 5, 5, 3, 2].flatMap((high, column) =>
    Array.from(
      { length: high },
      (_, row) =>
        `<g transform="translate(${152 + column * 72} ${838 - row * 34}) rotate(90) scale(.74 1.34)">${flat(bag, column > 3 ? red : black)}</g>`,
    ),
  )
  return `<g transform="translate(190 206)">${flat(sprout, black)}</g>${trace('M104 330q22 -18 44 0t44 0t44 0t44 0', black, 11)}${khand('गंगा एग्रो', 296, 224, 106, black)}${stencil('GANGA AGRO', 300, 300, 43, black)}${stencil('18,420', 104, 482, 140, black)}${stencil('BAGS IN SIX GODOWNS', 108, 540, 41, black)}${sacks.join('')}`
}

function tablet(write: Typesetter) {
  const khand = inFace(write, 'khand')
  const [ink, pale, green] = ['#1d1a12', '#f6efdc', '#3c7a34']
  const rows = [
    ['DAP, 50 kg', 'डीएपी', 1, '86'],
    ['Paddy MTU-7029', 'धान', 1, '40'],
    ['Potash, 50 kg', 'पोटाश', 5, '402'],
    ['Zinc, 10 kg', 'जिंक', 6, '510'],
    ['Urea, 45 kg', 'यूरिया', 9, '1,240'],
  ] as const
  const list = rows.map(([name, hindi, bags, count], index) => {
    const y = 214 + index * 92
    const low = index < 2
    const marks = Array.from(
      { length: bags },
      (_, at) =>
        `<g transform="translate(${42 + at * 30} ${y + 30}) scale(.62)">${flat(bag, low ? '#b3261c' : ink)}</g>`,
    ).join('')
    const button = low
      ? `${rect(276, y - 12, 156, 56, '#b3261c', 8)}${khand(index ? 'Order 450' : 'Order 600', 354, y + 28, 34, pale, centre)}`
      : ''
    return `${khand(name, 28, y, 31, ink)}${low ? '' : khand(hindi, 432, y, 31, green, { align: 'right' })}${marks}${low ? khand(count, 72, y + 42, 36, '#b3261c') : khand(count, 432, y + 42, 34, ink, { align: 'right' })}${button}${trace(`M28 ${y + 60}H432`, '#d6caa8', 2)}`
  })
  const screen = `${rect(0, 0, 460, 660, pale, 10)}${rect(0, 0, 460, 152, green, 10)}${rect(0, 130, 460, 22, green)}${khand('Stock, Thursday 19 June', 28, 48, 34, pale)}${khand('23 days', 28, 124, 84, pale)}${khand('until the first', 432, 90, 26, pale, { align: 'right' })}${khand('godown is empty', 432, 122, 26, pale, { align: 'right' })}${list.join('')}`
  const shadow = `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="12"/></filter>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900"><defs>${shadow}</defs><g transform="translate(634 122) rotate(2.5)"><rect x="-16" y="16" width="520" height="730" rx="34" fill="#2a1708" opacity=".6" filter="url(#soft)"/>${trace('M140 10L250 -70L370 10', '#3a2a1a', 9)}<circle cx="250" cy="-72" r="12" fill="#6b6459"/>${rect(0, 0, 510, 728, '#2b2a28', 34)}${rect(8, 8, 494, 712, '#3a3936', 28)}<g transform="translate(25 34)">${screen}</g></g></svg>`
}
