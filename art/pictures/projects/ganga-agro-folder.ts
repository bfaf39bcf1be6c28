import { inFace, type Typesetter } from '../lettering.ts'
import { found, onDesk, plain } from '../press/desk.ts'
import { plates } from '../press/press.ts'
import { flat, trace } from '../showcase/pen.ts'
import { picture, rect } from './screen.ts'

const [paper, pencil, ruling, crayon] = [plates(0), plates(1), plates(0, 1), plates(0, 0, 1)]
const centre = { align: 'centre' } as const

/** Rejected: an app for dealers, with a wheel of fortune. */
export function gangaSketch(write: Typesetter) {
  const note = inFace(write, 'kalam')
  const boxes = Array.from({ length: 10 }, (_, at) => `M0 ${90 + at * 84}H1200`).join('')
  const spokes = Array.from(
    { length: 8 },
    (_, at) =>
      `M0 0L${(Math.cos((at * Math.PI) / 4) * 170).toFixed(0)} ${(Math.sin((at * Math.PI) / 4) * 170).toFixed(0)}`,
  ).join('')
  const wheel = `<g transform="translate(330 490)"><circle r="170" fill="none" stroke="${pencil}" stroke-width="7"/>${trace(spokes, pencil, 4)}<circle r="24" fill="${pencil}"/>${trace('M-18 -206h36l-18 34Z', pencil, 6)}${['1 bag', '₹50', 'torch', 'nothing'].map((word, at) => `<g transform="rotate(${at * 90 + 22})">${note(word, 74, 12, 36, pencil)}</g>`).join('')}</g>`
  const words = `${note('Dealer app: Ganga Gold Club', 80, 80, 60, pencil)}${note('1 install   2 OTP   3 PIN', 640, 220, 46, pencil)}${note('4 points   5 spin!', 640, 300, 46, pencil)}${note('6 order (if he still wants)', 640, 380, 46, pencil)}${rect(130, 150, 400, 660, 'none', 44, pencil, 8)}${note('SPIN', 330, 738, 60, pencil, centre)}${rect(220, 684, 220, 76, 'none', 38, pencil, 6)}${trace('M120 160L560 800M560 150L110 810', crayon, 13)}${note('Condition 4:', 640, 560, 68, crayon)}${note('they install', 640, 640, 68, crayon)}${note('nothing.', 640, 720, 68, crayon)}${note('I have 212 dealers, not 212 children. M.', 600, 850, 44, crayon, centre)}`
  return onDesk(
    picture(paper, `${trace(boxes, ruling, 2)}${trace('M600 90V900', ruling, 2)}${wheel}${words}`),
    {
      ...{ paper: '#f2c9c4', wood: '#5b6b47', light: [900, 0] },
      corners: [
        [70, 40],
        [1110, 90],
        [1130, 850],
        [110, 800],
      ],
    },
  )
}

/** A page of the register at the gate: the third place in which a delivery was written down. */
export function gangaOriginal(write: Typesetter) {
  const hand = inFace(write, 'kalam')
  const [blue, rule, red] = [plates(0.95), plates(0, 1), plates(0, 0, 1)]
  const entries = [
    ['3/6', 'यूरिया 45', '120', 'BR 01 4417', 'ok'],
    ['3/6', 'DAP', '86 / 68 ?', 'BR 06 --', 'ask Manoj'],
    ['4/6', 'धान 7029', '40', 'tractor', ''],
    ['4/6', 'यूरिया 45', '120', 'BR 01 4417', 'again??'],
    ['4/6', 'potash', '402', 'Verma', 'bill later'],
    ['5/6', 'zinc', '51 0', 'BR 31 2290', 'see page 40'],
    ['6/6', 'DAP', '-14', '', 'Manoj leave'],
    ['7/6', 'DAP', '60', 'Verma', 'Manoj phone'],
  ]
  const columns = [90, 210, 516, 690, 944]
  const rows = entries.flatMap((row, index) =>
    row.map((word, column) =>
      hand(
        word,
        (columns[column] ?? 0) + ((index * 7) % 11),
        246 + index * 78,
        41,
        word.includes('anoj') || word.includes('?') ? plates(0.2, 0, 1) : blue,
      ),
    ),
  )
  const lines = Array.from({ length: 9 }, (_, at) => `M0 ${186 + at * 78}H1200`).join('')
  const ring = `<circle cx="880" cy="640" r="120" fill="none" stroke="${plates(0, 0.5, 0.4)}" stroke-width="16"/><circle cx="884" cy="642" r="112" fill="none" stroke="${plates(0, 0.3, 0.25)}" stroke-width="5"/>`
  const stamp = `<g transform="translate(950 110) rotate(-12)">${rect(-150, -50, 300, 92, 'none', 10, plates(0.5), 6)}${inFace(write, 'stencil')('GATE PASS', 0, 16, 50, plates(0.5), centre)}</g>`
  const svg = picture(
    plates(0),
    `${trace(lines, rule, 3)}${trace('M190 110V900M490 110V900M670 110V900M900 110V900', plates(0, 0.2, 0.6), 4)}${hand('गेट रजिस्टर', 90, 90, 74, red)}${hand('p. 39', 480, 88, 54, blue)}${stamp}${ring}${rows.join('')}${trace('M500 316l130 -4M60 796C300 780 500 800 640 790', plates(0.9), 6)}`,
  )
  const cover = `${rect(20, 20, 1160, 860, '#8f1f1f', 18)}${trace('M60 60H1140V840H60Z', '#c79a4a', 5)}${flat('M590 20H620V880H590Z', '#6f1515')}`
  return found(
    {
      ...{ svg, paper: '#efe2bd' },
      inks: [
        { colour: '#1f3a86', rough: 1.2, grain: 0.1, patchy: 0.3 },
        { colour: '#b98f62', patchy: 0.3 },
        { colour: '#c2361f', rough: 1.2, patchy: 0.3 },
      ],
    },
    plain('#7d5a3a', cover),
    [
      [64, 64],
      [1110, 46],
      [1142, 830],
      [76, 856],
    ],
    { creased: 1, light: { at: [200, 0], fall: 0.4 } },
  )
}
