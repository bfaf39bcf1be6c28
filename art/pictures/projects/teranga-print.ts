import { at } from '../frames/canvas.ts'
import { inFace, type Typesetter } from '../lettering.ts'
import { type Print, plates } from '../press/press.ts'
import { flat, trace } from '../showcase/pen.ts'
import { picture, rect } from './screen.ts'
import { burst, sheetOf } from './teranga-flyer.ts'

const [paper, black, red, yellow] = [plates(0), plates(1), plates(0, 1), plates(0, 0, 1)]
const hot = plates(0, 1, 1)
const centre = { align: 'centre' } as const

/** Three advertisements in the dots of a free newspaper on wax cloth, and the report of five o'clock. */
export function terangaPrint(write: Typesetter): Print {
  return {
    svg: picture(
      paper,
      `${lights()}${cloth()}${fonio(write)}${palmOil(write)}${fridayBox(write)}${at(806, 90, 1, report(write))}`,
    ),
    paper: '#efe8d6',
    inks: [
      { colour: '#1d1b1a', dots: { pitch: 9, angle: 45 }, patchy: 0.1 },
      { colour: '#e2231a', dots: { pitch: 9, angle: 75 }, shift: [2, -1], patchy: 0.12 },
      { colour: '#ffc400', dots: { pitch: 9, angle: 0 }, shift: [-2, 2] },
    ],
  }
}

/** What the camera of the newspaper saw: grey that becomes dots. */
function lights() {
  const stops = (...shares: number[]) =>
    shares
      .map(
        (share, index) =>
          `<stop offset="${index / (shares.length - 1)}" stop-color="${plates(share)}"/>`,
      )
      .join('')
  return `<defs><radialGradient id="sack" cx=".32" cy=".3" r=".85">${stops(0.04, 0.2, 0.5, 0.86)}</radialGradient><linearGradient id="glass">${stops(0.8, 0.12, 0.45, 0.95)}</linearGradient><linearGradient id="wood" x2="0" y2="1">${stops(0.2, 0.62)}</linearGradient><radialGradient id="glow">${[0, 0.5, 0.92].map((share, index) => `<stop offset="${index / 2}" stop-color="${plates(0, share, 1)}"/>`).join('')}</radialGradient></defs>`
}

/** Wax cloth: discs, and the cracks of the wax. */
function cloth() {
  const discs = Array.from({ length: 35 }, (_, index) => {
    const [x, y] = [
      (index % 7) * 200 + (Math.floor(index / 7) % 2) * 100,
      Math.floor(index / 7) * 200 + 40,
    ]
    const beads = Array.from(
      { length: 14 },
      (_, bead) =>
        `<circle cx="${Math.cos((bead * Math.PI) / 7) * 62}" cy="${Math.sin((bead * Math.PI) / 7) * 62}" r="9" fill="${black}"/>`,
    )
    return at(
      x,
      y,
      1,
      `<circle r="84" fill="${hot}"/>${beads.join('')}<circle r="42" fill="${yellow}" stroke="${black}" stroke-width="8"/><circle r="16" fill="${black}"/>`,
    )
  })
  return `<rect width="1200" height="900" fill="${yellow}"/>${discs.join('')}`
}

function fonio(write: Typesetter) {
  const big = inFace(write, 'bowlby')
  const sack = `${flat('M-112 -150C-96 -168 96 -168 112 -150L104 -120C138 -40 140 110 124 178C60 196 -60 196 -124 178C-140 110 -138 -40 -104 -120Z', 'url(#sack)')}${trace('M-104 -122C-40 -108 40 -108 104 -122', black, 8)}${trace('M-8 -112l-26 46M4 -112l18 50', black, 6)}${rect(-84, -40, 168, 140, paper, 0, black, 4)}${big('fonio', 0, 22, 45, red, centre)}${big('5 kg', 0, 80, 42, black, centre)}`
  const grains = Array.from(
    { length: 70 },
    (_, index) =>
      `<ellipse cx="${(index * 127) % 340}" cy="${664 + ((index * 53) % 56)}" rx="10" ry="5" fill="${plates(0.2 + (index % 4) * 0.2)}" transform="rotate(${(index * 47) % 180} ${(index * 127) % 340} ${664 + ((index * 53) % 56)})"/>`,
  )
  return sheetOf(
    60,
    90,
    340,
    720,
    paper,
    `${rect(0, 0, 340, 200, red)}${big('Ready', 18, 84, 78, paper)}${big('in 5 min.', 18, 162, 56, yellow)}<circle cx="170" cy="440" r="200" fill="url(#glow)"/>${at(170, 452, 1.2, sack)}${grains.join('')}${burst(268, 236, 64, '$34', write, black, yellow)}`,
  )
}

function palmOil(write: Typesetter) {
  const big = inFace(write, 'bowlby')
  const bottle = `${flat('M-20 -150H20V-112H-20Z', black)}${flat('M-22 -112H22C26 -80 62 -70 62 -30V120Q62 140 42 140H-42Q-62 140 -62 120V-30C-62 -70 -26 -80 -22 -112Z', red)}<path d="M-22 -112H22C26 -80 62 -70 62 -30V120Q62 140 42 140H-42Q-62 140 -62 120V-30C-62 -70 -26 -80 -22 -112Z" fill="url(#glass)" style="mix-blend-mode:multiply"/>${rect(-62, -6, 124, 80, paper)}${big('HUILE', 0, 50, 34, black, centre)}`
  return sheetOf(
    424,
    90,
    340,
    348,
    yellow,
    `${flat('M340 0L150 0L230 348H340Z', black)}${at(262, 194, 1.02, bottle, 5)}${big('Red', 18, 92, 92, red)}${big('as at', 18, 158, 54, black)}${big('home', 18, 214, 54, black)}${burst(82, 282, 56, '$14', write, black, paper)}`,
  )
}

function fridayBox(write: Typesetter) {
  const big = inFace(write, 'bowlby')
  const plantain = (x: number, turn: number) =>
    at(
      x,
      196,
      1,
      flat(
        'M-70 -18C-40 30 40 34 74 -14C80 -22 72 -28 66 -22C34 6 -30 4 -56 -28C-64 -36 -76 -28 -70 -18Z',
        yellow,
      ) + trace('M-60 -18C-34 14 36 18 66 -12M-70 -18C-40 30 40 34 74 -14', black, 4),
      turn,
    )
  const yam = `${flat('M190 232C184 160 212 138 246 146C284 154 292 200 282 232Z', 'url(#sack)')}${trace('M214 176l18 4M226 200l20 2M246 172l14 6', black, 5)}`
  const boards = [0, 1].map(
    (row) =>
      `<rect x="30" y="${222 + row * 56}" width="280" height="48" fill="url(#wood)" stroke="${black}" stroke-width="5"/>`,
  )
  return sheetOf(
    424,
    462,
    340,
    348,
    paper,
    `${rect(0, 0, 340, 132, black)}${big('Friday box', 16, 60, 51, yellow)}${big('Ring us.', 16, 116, 46, paper)}${plantain(110, -16)}${plantain(146, 6)}${yam}${boards.join('')}${burst(282, 196, 44, '$45', write)}`,
  )
}

function report(write: Typesetter) {
  const [big, small] = [inFace(write, 'bowlby'), inFace(write, 'courier')]
  const rows = [
    ['Fonio', 17, red],
    ['Palm oil', 15, black],
    ['Friday box', 11, yellow],
  ].map(([name, orders, colour], index) => {
    const y = 424 + index * 62
    return `${small(String(name), 36, y, 28, black)}${big(String(orders), 306, y, 32, black, { align: 'right' })}${rect(36, y + 10, Number(orders) * 15, 18, String(colour))}`
  })
  return `${rect(0, 0, 340, 720, black, 46)}${rect(13, 13, 314, 694, paper, 35)}${rect(120, 28, 100, 18, black, 9)}${small('05:00', 36, 96, 32, black)}${small('Tuesday', 304, 96, 28, black, { align: 'right' })}${trace('M36 114H304', black, 4)}${big('43', 30, 250, 158, red)}${small('orders', 36, 292, 25, black)}${small('yesterday', 304, 292, 25, black, { align: 'right' })}${trace('M36 314H304', black, 3)}${big('$211', 34, 370, 46, black)}${small('of $213', 304, 366, 30, black, { align: 'right' })}${rows.join('')}${rect(36, 610, 268, 68, hot, 0, black, 5)}${big('Stop one', 170, 658, 40, paper, centre)}`
}
