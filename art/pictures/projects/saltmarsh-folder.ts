import { line } from '../brush.ts'
import { inFace, type Typesetter } from '../lettering.ts'
import { found, onDesk, plain } from '../press/desk.ts'
import { plates } from '../press/press.ts'
import { flat, trace } from '../showcase/pen.ts'
import { picture, rect } from './screen.ts'

const [paper, pencil, ruling, crayon] = [plates(0), plates(1), plates(0, 1), plates(0, 0, 1)]
const centre = { align: 'centre' } as const

/** Rejected: a storm that has to pass before the shop opens. */
export function saltmarshSketch(write: Typesetter) {
  const note = inFace(write, 'patrick')
  const lines = Array.from({ length: 15 }, (_, at) => `M0 ${120 + at * 54}H1200`).join('')
  const rain = Array.from(
    { length: 46 },
    (_, at) => `M${150 + ((at * 97) % 700)} ${210 + ((at * 61) % 300)}l-16 44`,
  ).join('')
  const waves = [560, 610, 660]
    .map((y, row) =>
      trace(
        line(
          Array.from(
            { length: 15 },
            (_, at) => [110 + at * 53, y + (at % 2 ? -24 : 18) + row * 3] as const,
          ),
        ),
        pencil,
        6,
      ),
    )
    .join('')
  const boat = trace('M420 520H590L560 570H450ZM505 520V380L590 500H505', pencil, 6)
  const words = `${note('sketch 1: the weather opens the shop', 90, 92, 54, pencil)}${note('9 seconds,', 960, 290, 46, pencil)}${note('with sound', 960, 344, 46, pencil)}${trace('M940 310C900 320 890 350 870 372M870 372l4 -24M870 372l26 -4', pencil, 5)}${note('scroll to calm the sea', 300, 768, 44, pencil)}${note('It is raining outside, Meher. Why in here?', 170, 858, 62, crayon)}${note('S.', 1096, 858, 62, crayon)}${trace('M230 120C520 40 980 200 940 500S420 820 190 640 130 200 330 130', crayon, 9)}${trace('M250 250L860 640', crayon, 12)}`
  return onDesk(
    picture(
      paper,
      `${trace(lines, ruling, 2)}${trace('M64 0V900M72 0V900', crayon, 3)}${rect(110, 180, 800, 520, 'none', 10, pencil, 7)}${trace('M110 236H910', pencil, 4)}${rain ? trace(rain, pencil, 4) : ''}${waves}${boat}${words}`,
    ),
    {
      paper: '#f3e38e',
      wood: '#44545c',
      corners: [
        [60, 110],
        [1080, 40],
        [1160, 800],
        [130, 870],
      ],
    },
  )
}

/** A flyer of 1996 that the shop still used: three faces, two exclamation marks, one moose. */
export function saltmarshOriginal(write: Typesetter) {
  const [script, loud, comic] = [
    inFace(write, 'lobster'),
    inFace(write, 'bangers'),
    inFace(write, 'comic'),
  ]
  const moose =
    'M-60 120V20C-90 10 -100 -30 -70 -40C-110 -50 -130 -80 -120 -120C-100 -90 -80 -80 -60 -80V-110H-40V-74H-10C10 -74 30 -60 40 -40L130 -30C160 -26 170 0 168 30V120H140V50H20V120H-10V50L-30 60V120Z'
  const points = Array.from({ length: 32 }, (_, at) => {
    const [r, turn] = [at % 2 ? 128 : 176, (at * Math.PI) / 16]
    return `${(Math.cos(turn) * r * 1.25).toFixed(0)} ${(Math.sin(turn) * r).toFixed(0)}`
  })
  const svg = picture(
    plates(0),
    `${rect(24, 24, 1152, 852, 'none', 0, plates(0.7), 8)}${rect(40, 40, 1120, 820, 'none', 0, plates(0, 0.8), 4)}${script('Saltmarsh Outfitters', 600, 180, 130, plates(0.85, 0, 0.7), centre)}${comic('"Halifax\'s outdoor store since 1987!"', 600, 244, 42, plates(0.8), centre)}${loud('SPRING CLEAR-OUT!!', 600, 400, 148, plates(0, 0.95, 0.5), { ...centre, tracking: 20 })}<g transform="translate(290 650)">${flat(`M${points.join('L')}Z`, plates(0, 0.1, 0.9))}${loud('60%', 0, 20, 110, plates(0, 0.95, 0.4), centre)}${loud('OFF*', 0, 92, 80, plates(0, 0.95, 0.4), centre)}</g><g transform="translate(800 600) scale(1.3)">${flat(moose, plates(0.6, 0.3))}</g>${comic('*most things. Ask Henrik.', 840, 828, 34, plates(0.8), centre)}`,
  )
  const cork = Array.from(
    { length: 240 },
    (_, at) =>
      `<circle cx="${(at * 211) % 1200}" cy="${(at * 137) % 900}" r="${4 + (at % 5) * 2}" fill="${at % 3 ? '#a97a48' : '#c59a63'}"/>`,
  ).join('')
  return found(
    {
      ...{ svg, paper: '#e9ead2' },
      inks: [
        { colour: '#44606b', patchy: 0.45, dots: { pitch: 8, angle: 45 } },
        { colour: '#d9604f', patchy: 0.5, shift: [5, -3], dots: { pitch: 8, angle: 75 } },
        { colour: '#e8cf5a', patchy: 0.35, shift: [-4, 4] },
      ],
      over: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><circle cx="600" cy="34" r="20" fill="#2a63cf"/><circle cx="594" cy="28" r="7" fill="#8fb0ee"/></svg>`,
    },
    plain('#b78a55', cork),
    [
      [110, 80],
      [1070, 54],
      [1100, 812],
      [90, 836],
    ],
    { creased: 1 },
  )
}
