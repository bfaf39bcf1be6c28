import { stroke } from '../brush.ts'
import { inFace, type Typesetter } from '../lettering.ts'
import { speck } from '../press/noise.ts'
import { type Print, plates } from '../press/press.ts'
import { flat, trace } from '../showcase/pen.ts'
import { jacket } from './saltmarsh.ts'
import { picture, rect } from './screen.ts'

const [paper, key, buoy, sea] = [plates(0), plates(1), plates(0, 1), plates(0, 0, 1)]
const centre = { align: 'centre' } as const

/** A woodcut of the shop: the key block, buoy orange, and the grey of the sea. */
export function saltmarshPrint(write: Typesetter): Print {
  return {
    svg: picture(paper, `${weather()}${wearer()}${swells()}${broadside(write)}${frame()}`),
    paper: '#efe5cf',
    inks: [
      { colour: '#17262c', rough: 1.5, wood: 0.2, grain: 0.006 },
      { colour: '#ef7326', rough: 1.2, shift: [3, 2], patchy: 0.22, wood: 0.2 },
      { colour: '#8fb3ad', rough: 1.6, shift: [-2, 3], patchy: 0.25, wood: 0.3 },
    ],
  }
}

/** Rain as a gouge leaves it in a dark sky. */
function weather() {
  const drops = Array.from({ length: 150 }, (_, index) => {
    const [x, y, long] = [
      speck(index, 1) * 760 - 60,
      speck(index, 2) * 760 - 40,
      50 + speck(index, 3) * 120,
    ]
    return stroke(
      [
        [x, y],
        [x - long * 0.2, y + long * 0.5],
        [x - long * 0.42, y + long],
      ],
      4 + speck(index, 4) * 5,
    )
  })
  return `<rect x="40" y="40" width="560" height="820" fill="${key}"/><clipPath id="sky"><rect x="40" y="40" width="560" height="820"/></clipPath><g clip-path="url(#sky)">${flat(drops.join(''), sea)}${flat(drops.filter((_, index) => index % 3 === 0).join(''), paper)}</g>`
}

/** The jacket, with the cuts that give it a dark side. */
function wearer() {
  const cuts = Array.from({ length: 27 }, (_, index) => {
    const y = -130 + index * 14
    const bulge = 10 * Math.sin(index / 4)
    return stroke(
      [
        [134, y],
        [88, y + 7],
        [30 + bulge + speck(index, 8) * 26, y + 12],
      ],
      7,
      0.2,
    )
  })
  const left = Array.from({ length: 20 }, (_, index) => {
    const y = -70 + index * 15
    return (
      stroke(
        [
          [-196 + Math.abs(10 - index), y + 6],
          [-176, y + 2],
          [-150 + speck(index, 9) * 20, y],
        ],
        6,
        0.2,
      ) +
      stroke(
        [
          [206 - Math.abs(10 - index), y],
          [176, y + 6],
          [140 + speck(index, 7) * 14, y + 8],
        ],
        8,
        0.2,
      )
    )
  })
  const hood = Array.from({ length: 9 }, (_, index) =>
    stroke(
      [
        [88 - index * 2, -232 + index * 9],
        [70, -222 + index * 9],
        [58 - index, -214 + index * 9],
      ],
      6,
      0.2,
    ),
  )
  const toggles =
    trace('M-26 -128V-60M26 -128V-60', key, 5) +
    [-26, 26].map((x) => `<circle cx="${x}" cy="-54" r="9" fill="${paper}"/>`).join('')
  const face = [
    stroke('-34 -206, -22 -212, -10 -208', 8),
    stroke('12 -208, 24 -212, 36 -206', 8),
    stroke('2 -204, 10 -186, -2 -182', 7),
    stroke('-36 -176, 0 -164, 38 -178', 9),
    stroke('-20 -156, -14 -146, -12 -140', 6),
    stroke('0 -152, 2 -144, 2 -138', 6),
    stroke('22 -156, 18 -146, 16 -140', 6),
  ].join('')
  const seams =
    'M-70 -160L-126 -120M70 -160L126 -120M-104 -60C-112 40 -126 120 -142 218M104 -60C112 40 126 120 142 218'
  return `<g transform="translate(0 40)">${jacket(318, 420, { fill: buoy, dark: buoy, side: buoy })}<g transform="translate(318 420) scale(1.16)">${flat([...cuts, ...left, ...hood].join(''), plates(1, 1))}${flat(face, buoy)}${trace(seams, key, 7)}${toggles}</g></g>`
}

/** Waves in front of the wearer, cut in rows. */
function swells() {
  const rows = [0, 1, 2, 3].map((row) => {
    const y = 726 + row * 40
    const crest = `M40 ${y}${Array.from({ length: 5 }, (_, index) => `q28 ${-34 - ((index + row) % 2) * 16} 72 -8q30 22 40 8`).join('')}V900H40Z`
    const cuts = Array.from({ length: 15 }, (_, index) => {
      const x = 56 + index * 38 + row * 11
      return stroke(
        [
          [x, y + 26],
          [x + 18, y + 12 + ((index * 7) % 9)],
          [x + 44, y + 22],
        ],
        6,
      )
    })
    return flat(crest, row % 2 ? key : sea) + flat(cuts.join(''), row % 2 ? paper : key)
  })
  return `<clipPath id="sea"><rect x="40" y="600" width="560" height="260"/></clipPath><g clip-path="url(#sea)">${rows.join('')}</g>`
}

function broadside(write: Typesetter) {
  const [slab, small, wood] = [
    inFace(write, 'slab'),
    inFace(write, 'playfair'),
    inFace(write, 'rye'),
  ]
  const sizes = ['S', 'M', 'L', 'XL'].map((size, index) => {
    const [x, chosen] = [640 + index * 132, index === 1]
    return `${rect(x, 512, 112, 82, chosen ? key : paper, 0, key, 6)}${slab(size, x + 56, 572, 50, chosen ? paper : key, centre)}`
  })
  const ripple = (y: number) => trace(`M640 ${y}${'q16 -14 33 0t33 0'.repeat(8)}`, key, 6)
  return `${wood('SALTMARSH', 900, 124, 76, key, { ...centre, tracking: 30 })}${ripple(160)}${slab('Tantramar', 900, 262, 86, key, centre)}${slab('RAIN', 640, 376, 92, buoy)}${slab('shell', 1160, 376, 92, key, { align: 'right' })}${small('Taped seams, a hood that turns with you.', 900, 442, 28, key, centre)}${ripple(478)}${sizes.join('')}${rect(640, 622, 520, 112, buoy)}${slab('ADD TO BAG', 664, 698, 52, key)}${trace('M1070 678h58M1104 652l28 26l-28 26', key, 12)}${slab('$248', 640, 832, 84, key)}${small('In stock in Halifax.', 1160, 792, 27, key, { align: 'right' })}${small('Leaves us tomorrow.', 1160, 830, 27, key, { align: 'right' })}`
}

function frame() {
  return `${rect(40, 40, 560, 820, 'none', 0, key, 10)}`
}
