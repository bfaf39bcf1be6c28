import { inFace, type Typesetter } from '../lettering.ts'
import { found, onDesk, plain } from '../press/desk.ts'
import { plates } from '../press/press.ts'
import { flat, trace } from '../showcase/pen.ts'
import { picture, rect } from './screen.ts'

const [paper, pencil, ruling, crayon] = [plates(0), plates(1), plates(0, 1), plates(0, 0, 1)]
const centre = { align: 'centre' } as const

/** Rejected: a map of Riyadh with five pins, as the first thing that a patient sees. */
export function darAlNoorSketch(write: Typesetter) {
  const note = inFace(write, 'kalam')
  const roads = trace(
    'M150 300L830 240M120 470L850 500M180 660L820 700M280 180V760M500 160L470 780M720 170L740 770M150 200L830 740',
    pencil,
    5,
  )
  const pins = [
    [330, 330],
    [560, 260],
    [640, 470],
    [390, 590],
    [730, 660],
  ]
    .map(
      ([x = 0, y = 0], at) =>
        `<g transform="translate(${x} ${y})">${trace('M0 0C-24 -34 -36 -50 -36 -72A36 36 0 0 1 36 -72C36 -50 24 -34 0 0Z', pencil, 7)}${note(String(at + 1), 0, -58, 44, pencil, centre)}</g>`,
    )
    .join('')
  const words = `${note('Version 3. Start: where are you?', 110, 110, 60, pencil)}${note('zoom', 930, 270, 50, pencil)}${trace('M930 300h90M975 340v80M940 380h70', pencil, 6)}${note('traffic, live', 920, 500, 46, pencil)}${note('Patients choose a doctor.', 1150, 800, 56, crayon, { align: 'right' })}${note('Nobody chooses a pin.   L. F.', 1150, 870, 56, crayon, { align: 'right' })}${trace('M230 210C500 420 600 520 760 690', crayon, 13)}`
  const dots = Array.from(
    { length: 330 },
    (_, at) =>
      `<circle cx="${20 + (at % 22) * 54}" cy="${20 + Math.floor(at / 22) * 60}" r="3.5" fill="${ruling}"/>`,
  ).join('')
  return onDesk(
    picture(
      paper,
      `${dots}${rect(110, 160, 760, 630, 'none', 34, pencil, 8)}${roads}${pins}${words}`,
    ),
    {
      ...{ paper: '#fbfaf5', wood: '#8fa7a5' },
      corners: [
        [140, 60],
        [1120, 110],
        [1070, 850],
        [60, 790],
      ],
    },
  )
}

/** The board at the door, with the number that two stickers have corrected. */
export function darAlNoorOriginal(write: Typesetter) {
  const [bold, kufi, marker] = [
    inFace(write, 'comic'),
    inFace(write, 'kufi'),
    inFace(write, 'kalam'),
  ]
  const tooth =
    'M-60 -80C-30 -80 -20 -66 0 -66S30 -80 60 -80C100 -80 104 -30 92 10C80 50 74 110 50 110C26 110 30 40 0 40S-26 110 -50 110C-74 110 -80 50 -92 10C-104 -30 -100 -80 -60 -80Z'
  const shine = `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${plates(0.75, 0)}"/><stop offset=".55" stop-color="${plates(0.12, 0)}"/><stop offset="1" stop-color="${plates(0.6, 0.1)}"/></linearGradient></defs>`
  const label = (x: number, y: number, turn: number, words: string, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-250, -62, 500, 96, plates(0.02), 4, plates(0.4), 3)}${marker(words, 0, 12, size, plates(0.95, 0.9), centre)}</g>`
  const svg = picture(
    plates(0),
    `${shine}<rect width="1200" height="900" fill="url(#sky)"/>${rect(20, 20, 1160, 860, 'none', 30, plates(0.9, 0.5), 12)}<g transform="translate(190 250) scale(1.3)">${flat(tooth, plates(0.01))}${trace(tooth, plates(0.9, 0.2), 8)}${trace('M-34 -16q8 -12 16 0M18 -16q8 -12 16 0M-26 16q26 26 52 0', plates(0.9, 0.2), 8)}</g>${kufi('عيادات دار النور', 1120, 220, 140, plates(0.9, 0.5), { align: 'right' })}${bold('DAR AL NOOR POLYCLINIC', 1120, 330, 66, plates(0, 0.9), { align: 'right' })}${bold('Dental * Skin * Children * Laser * X-Ray * Eyes', 600, 470, 46, plates(0.95, 0.4), centre)}${bold('FOR APPOINTMENT CALL', 600, 580, 60, plates(0.95, 0.4), centre)}${bold('011 555 0124', 600, 730, 150, plates(0, 0.95), centre)}${label(600, 676, -2, '011 555 0142', 92)}${label(760, 800, 3, 'busy? call again', 70)}`,
  )
  const stone = Array.from({ length: 24 }, (_, at) =>
    rect(
      (at % 4) * 300 + (Math.floor(at / 4) % 2) * -150,
      Math.floor(at / 4) * 150,
      296,
      146,
      at % 3 ? '#cdb795' : '#c3ab86',
    ),
  ).join('')
  return found(
    {
      ...{ svg, paper: '#eef2ef' },
      inks: [
        { colour: '#2f7fb0', patchy: 0.3 },
        { colour: '#a8483e', patchy: 0.35 },
        { colour: '#e8c93a' },
      ],
    },
    plain('#a58d68', stone),
    [
      [150, 120],
      [1080, 60],
      [1060, 800],
      [170, 780],
    ],
    {
      light: { at: [420, 200], fall: 0.5 },
      creased: 0.2,
      shade: plain('#fff', '<path d="M0 900L380 900L900 0H700L0 640Z" fill="#000" opacity=".28"/>'),
    },
  )
}
