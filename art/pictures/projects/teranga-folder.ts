import { blob } from '../brush.ts'
import { inFace, type Typesetter } from '../lettering.ts'
import { found, onDesk, plain } from '../press/desk.ts'
import { plates } from '../press/press.ts'
import { trace } from '../showcase/pen.ts'
import { picture, rect } from './screen.ts'

const [paper, pencil, crayon] = [plates(0), plates(1), plates(0, 0, 1)]
const centre = { align: 'centre' } as const

/** Rejected: a sunset, a drum and a tree, for a grocer in Toronto. */
export function terangaSketch(write: Typesetter) {
  const note = inFace(write, 'patrick')
  const sun = Array.from(
    { length: 15 },
    (_, at) =>
      `M${(600 + Math.cos(Math.PI + (at * Math.PI) / 14) * 230).toFixed(0)} ${(560 + Math.sin(Math.PI + (at * Math.PI) / 14) * 230).toFixed(0)}L${(600 + Math.cos(Math.PI + (at * Math.PI) / 14) * 300).toFixed(0)} ${(560 + Math.sin(Math.PI + (at * Math.PI) / 14) * 300).toFixed(0)}`,
  ).join('')
  const tree = `${trace('M270 560C280 470 276 420 270 380M310 560C300 470 306 420 320 380', pencil, 7)}${trace(blob('160 380, 140 320, 230 280, 330 270, 430 310, 430 370, 340 390', 1), pencil, 7)}`
  const drum = `${trace('M800 440C800 400 960 400 960 440C960 520 900 540 900 600H860C860 540 800 520 800 440ZM800 440C800 476 960 476 960 440M820 480l40 90M940 480l-40 90', pencil, 7)}`
  const lion = note('(lion?)', 560, 640, 54, pencil)
  const words = `${note('TASTE OF AFRICA', 600, 180, 108, pencil, centre)}${note('ad no. 4, billboard', 110, 90, 48, pencil)}${note('golden hour', 930, 330, 44, pencil)}${trace('M100 640H1100', pencil, 6)}${trace('M370 560a230 230 0 0 1 460 0', pencil, 7)}${trace('M210 210C460 120 1010 110 1010 160S420 250 260 200', crayon, 9)}${trace('M180 280L1040 640', crayon, 14)}${note('All 54 countries? I sell fonio', 90, 748, 72, crayon)}${note('on Eglinton Avenue.   A. D.', 90, 836, 72, crayon)}`
  return onDesk(picture(paper, trace(sun, pencil, 5) + tree + drum + lion + words), {
    ...{ paper: '#d9b98a', wood: '#2f3a36' },
    corners: [
      [50, 90],
      [1150, 60],
      [1100, 830],
      [100, 860],
    ],
  })
}

/** A poster at the till with everything on it, so that nothing would be missed. */
export function terangaOriginal(write: Typesetter) {
  const [loud, comic, fat] = [
    inFace(write, 'bangers'),
    inFace(write, 'comic'),
    inFace(write, 'blocks'),
  ]
  const goods = [
    'FONIO',
    'PALM OIL',
    'YAM!!',
    'GARI',
    'EGUSI',
    'SMOKE FISH',
    'MAGGI',
    'PLANTAIN',
    'ATTIEKE',
    'SHEA',
    'OKRA',
    'HIBISCUS',
    'PHONE CARD',
    'DVD',
    'KENKEY',
    'MILLET',
  ]
  const cells = goods.map((name, index) => {
    const [x, y] = [40 + (index % 4) * 284, 300 + Math.floor(index / 4) * 132]
    const fill =
      [plates(0, 0, 0.9), plates(0, 0.7), plates(0.7, 0, 0.7), plates(0.55)][
        (index + Math.floor(index / 4)) % 4
      ] ?? ''
    return `${rect(x, y, 268, 118, fill, 0, plates(0.9, 0.9), 4)}${loud(name, x + 134, y + 58, 50, plates(0.95, 0.9), centre)}${comic(index % 3 ? `$${3 + ((index * 7) % 19)}.99` : 'ask price', x + 134, y + 104, 38, plates(0, index % 2 ? 0.95 : 0, 0), centre)}`
  })
  const svg = picture(
    plates(0),
    `${rect(0, 0, 1200, 270, plates(0, 0.9, 0.9))}${fat('TERANGA', 600, 130, 128, plates(0, 0, 0.9), centre)}${fat('FOODS', 600, 246, 108, plates(0), centre)}${loud('HOT! HOT!', 118, 190, 54, plates(0.9), centre)}${loud('FRESH!', 1080, 190, 64, plates(0.9), centre)}${cells.join('')}${comic('wholesale * retail * shipping * money transfer * open sunday (call first)', 600, 868, 34, plates(0.95), centre)}`,
  )
  const shelf = Array.from(
    { length: 12 },
    (_, at) =>
      `<rect x="${at * 104}" y="${at % 2 ? 0 : 20}" width="88" height="900" fill="${['#7f3d2a', '#5d6f4b', '#a8843a', '#394a57'][at % 4]}"/>`,
  ).join('')
  return found(
    {
      ...{ svg, paper: '#f3efe2' },
      inks: [
        { colour: '#2c6a9a', dots: { pitch: 7, angle: 15 }, patchy: 0.25 },
        { colour: '#e0484a', dots: { pitch: 7, angle: 75 }, shift: [4, 0], patchy: 0.25 },
        { colour: '#f2d23c', shift: [-4, 3], patchy: 0.2 },
      ],
    },
    plain('#3a2c22', shelf),
    [
      [130, 50],
      [1100, 110],
      [1060, 860],
      [90, 800],
    ],
    { creased: 0.8, light: { at: [1000, 0], fall: 0.55 } },
  )
}
