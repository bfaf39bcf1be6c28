import { blob } from '../brush.ts'
import { inFace, type Typesetter } from '../lettering.ts'
import { found, onDesk, plain } from '../press/desk.ts'
import { plates } from '../press/press.ts'
import { flat, trace } from '../showcase/pen.ts'
import { puffs } from '../things/table.ts'
import { picture, rect } from './screen.ts'

const [paper, pencil, ruling, crayon] = [plates(0), plates(1), plates(0, 1), plates(0, 0, 1)]
const centre = { align: 'centre' } as const

/** Rejected: a hero with a cape, and a window in the pack. */
export function makhanaSketch(write: Typesetter) {
  const note = inFace(write, 'reenie')
  const puff = blob(
    '240 380, 200 300, 260 230, 330 240, 380 190, 460 220, 490 290, 550 330, 520 420, 450 450, 400 480, 310 460',
    1,
  )
  const hero = `${trace(puff, pencil, 8)}${trace('M320 320a18 22 0 1 0 .1 0M430 320a18 22 0 1 0 .1 0M320 400q56 44 110 0M280 300q40 -34 80 -6M400 292q40 -26 76 6', pencil, 6)}${trace('M300 460L250 640M460 450L520 620M330 470V700M430 466V700M300 700h40M420 700h46', pencil, 8)}${trace('M500 420C640 440 680 560 640 720C580 660 540 640 460 640', pencil, 6)}${trace('M250 640l-46 -10M520 620l50 -40', pencil, 8)}${note('M', 376, 560, 130, pencil)}`
  const windowed = `${trace('M800 170H1080L1070 690H810Z', pencil, 7)}${trace('M940 300C880 340 870 430 940 480C1010 430 1000 340 940 300Z', pencil, 6)}${note('lotus window', 840, 760, 50, pencil)}${note('(see the puffs)', 836, 140, 44, pencil)}`
  const words = `${note('Captain Makhana saves snack time', 90, 110, 76, pencil)}${note('11 rupees more. And that is popcorn.', 120, 840, 66, crayon)}${note('P. J.', 1060, 840, 66, crayon)}${trace('M170 210L640 740M1100 180L780 700', crayon, 13)}`
  const grid = Array.from({ length: 41 }, (_, at) => `M${at * 30} 0V900M0 ${at * 30}H1200`).join('')
  return onDesk(picture(paper, trace(grid, ruling, 1.4) + hero + windowed + words), {
    ...{ paper: '#f1f6ee', wood: '#8a2f22' },
    corners: [
      [100, 50],
      [1140, 80],
      [1090, 860],
      [50, 800],
    ],
  })
}

/** The first label, from a printer at home, on a bag with a knot. */
export function makhanaOriginal(write: Typesetter) {
  const [art, comic, fat] = [
    inFace(write, 'pacifico'),
    inFace(write, 'comic'),
    inFace(write, 'righteous'),
  ]
  const svg = picture(
    plates(0),
    `<defs><linearGradient id="dawn" x2="0" y2="1"><stop stop-color="${plates(0, 0.55)}"/><stop offset=".5" stop-color="${plates(0, 0.1, 0.5)}"/><stop offset="1" stop-color="${plates(0.5, 0, 0.6)}"/></linearGradient></defs><rect width="1200" height="900" fill="url(#dawn)"/>${rect(30, 30, 1140, 840, 'none', 60, plates(0.2, 0.9), 16)}${[-70, -36, 0, 36, 70].map((turn) => `<g transform="translate(600 500) rotate(${turn})">${flat('M0 0C-50 -60 -40 -150 0 -200C40 -150 50 -60 0 0Z', plates(0, turn ? 0.6 : 0.35))}${trace('M0 0C-50 -60 -40 -150 0 -200C40 -150 50 -60 0 0Z', plates(0, 0.95), 6)}</g>`).join('')}${art('Makhana & Co.', 600, 220, 130, plates(0.2, 1), centre)}${fat('100% PURE', 600, 620, 110, plates(0.9, 0, 0.9), centre)}${fat('TESTY', 600, 770, 170, plates(0, 1, 0.9), { ...centre, tracking: 60 })}${comic('home made * no chemical * 80 gm (approx)', 600, 838, 44, plates(0.9, 0.4), centre)}`,
  )
  const seeds = [
    [90, 120],
    [270, 60],
    [1040, 90],
    [1130, 300],
    [60, 420],
    [1120, 620],
    [80, 740],
    [330, 850],
    [620, 60],
    [850, 850],
    [1060, 830],
    [620, 856],
  ]
    .map(
      ([x, y], at) =>
        `<g transform="translate(${x} ${y}) rotate(${at * 37}) scale(.95)">${puffs('#b9a27a')}</g>`,
    )
    .join('')
  return found(
    {
      ...{ svg, paper: '#f4f1e6' },
      inks: [
        { colour: '#2f8f6a', dots: { pitch: 6, angle: 45 }, patchy: 0.3 },
        { colour: '#d8497e', dots: { pitch: 6, angle: 75 }, shift: [3, 2], patchy: 0.3 },
        { colour: '#f2d54a', patchy: 0.2 },
      ],
    },
    plain('#cdb68a', seeds),
    [
      [200, 150],
      [1010, 120],
      [1030, 760],
      [180, 790],
    ],
    {
      creased: 0.9,
      shade: plain(
        '#fff',
        '<path d="M0 0H180L60 900H0ZM1120 0H1200V900H1060Z" fill="#000" opacity=".5"/>',
      ),
    },
  )
}
