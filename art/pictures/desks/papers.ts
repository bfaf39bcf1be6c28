import { inFace, type Typesetter } from '../lettering.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { bars, flat, trace } from '../showcase/pen.ts'
import { kraft, light, shade } from '../things/tone.ts'

/** Things of paper. Each stands on 0 0 and is at most 220 wide; they lean on nothing, as on a shelf. */
export type Paper = (write: Typesetter) => string

export const grey = '#b7ac9b'
export const hand = (write: Typesetter) => inFace(write, 'reenie')

/** A sheet that stands on its lower edge. */
export function sheet(
  x: number,
  w: number,
  h: number,
  turn: number,
  inside: string,
  fill = '#fffdf7',
) {
  return `<g transform="translate(${x} 0) rotate(${turn})">${rect(-w / 2, -h, w, h, fill, 2, '#cdbfa8', 2)}${inside}</g>`
}

export const meetingNotes: Paper = () => {
  const pile = [0, 1, 2, 3, 4].map((row) =>
    rect(-92 + (row % 2) * 7, -18 - row * 18, 180, 16, row % 2 ? kraft : '#fffdf7', 2),
  )
  return `${pile.join('')}${flat('M-88 -106L84 -114L92 -96L-86 -92Z', '#fffdf7')}${trace('M-50 -100H20', grey, 5)}${trace('M40 -124V-84M56 -122V-90', spectrum[605], 7)}`
}

export const foldedMap: Paper = (write) =>
  flat('M-108 0V-168L-54 -186V-14Z', '#d7e3b6') +
  flat('M-54 -14V-186L0 -168V0Z', '#e8efcf') +
  flat('M0 0V-168L54 -186V-14Z', '#d7e3b6') +
  flat('M54 -14V-186L108 -168V0Z', '#e8efcf') +
  trace('M-108 -62C-70 -84 -40 -44 0 -62S70 -74 108 -48', spectrum[475], 11) +
  trace('M-40 -168C-26 -140 -36 -110 -24 -76M44 -168C24 -136 40 -110 28 -76', spectrum[475], 5) +
  `<circle cx="-84" cy="-100" r="8" fill="${spectrum[650]}"/>${hand(write)('Siwan', -102, -118, 36, ink)}<circle cx="62" cy="-36" r="8" fill="${spectrum[650]}"/>${hand(write)('Patna', 22, -12, 34, ink)}`

export const houseStyle: Paper = (write) => {
  const page = (title: string) =>
    hand(write)(title, -58, -148, 38, spectrum[650]) +
    bars(-56, -126, [104, 84, 110, 70, 96], 22, grey, 7)
  return sheet(-44, 138, 186, -7, page('Say it.')) + sheet(52, 130, 180, 4, page('Stop.'))
}

/** In a cup, with what it has corrected on the side. */
export const redPen: Paper = () =>
  flat('M-46 -96H46L36 0H-36Z', spectrum[495]) +
  flat('M20 -96H46L36 0H14Z', shade(spectrum[495])) +
  `<g transform="translate(14 -92) rotate(14)">${rect(-9, -122, 18, 122, spectrum[650], 4)}${rect(-9, -122, 18, 44, shade(spectrum[650]), 4)}${trace('M13 -116V-66', shade(spectrum[650]), 5)}</g>` +
  `<g transform="translate(-18 -92) rotate(-12)">${rect(-7, -78, 14, 78, kraft, 3)}</g>`

export const sweets: Paper = () => {
  const colours = ['#f0c52e', '#e6c98a', '#7a3f20', '#4d9f3c']
  const balls = colours.map((colour, index) => {
    const x = -72 + index * 48
    return `<circle cx="${x}" cy="-76" r="27" fill="${colour}"/><circle cx="${x - 8}" cy="-86" r="6" fill="${light(colour, 0.5)}"/>`
  })
  return `${flat('M-104 -66L-96 -160H96L104 -66Z', '#d6337c')}${trace('M-70 -138H70', light('#d6337c', 0.6), 7)}${balls.join('')}${flat('M-110 -66H110L100 0H-100Z', '#e2457f')}${rect(-100, -30, 200, 12, light('#d6337c', 0.6))}`
}

export const priceList: Paper = (write) => {
  const rows = [0, 1, 2, 3].map((row) => {
    const y = -134 + row * 30
    return (
      bars(-72, y, [60], 0, grey, 8) +
      bars(6, y, [30], 0, ink, 8) +
      bars(50, y, [26], 0, spectrum[650], 8)
    )
  })
  return sheet(
    0,
    176,
    196,
    -3,
    `${hand(write)('38%', 22, -148, 40, spectrum[650])}${rows.join('')}`,
  )
}

export const timetable: Paper = () =>
  flat('M-74 0V-172L-56 -184V-12Z', shade(spectrum[575])) +
  rect(-56, -184, 132, 172, spectrum[575], 2) +
  flat('M-74 0L-56 -12H76L64 0Z', paper) +
  trace('M-28 -60H50M-28 -44H50', ink, 5) +
  rect(-22, -132, 64, 56, ink, 12) +
  rect(-12, -122, 44, 22, spectrum[575], 4) +
  `<circle cx="-6" cy="-86" r="5" fill="${paper}"/><circle cx="26" cy="-86" r="5" fill="${paper}"/>`

export const gestures: Paper = () => {
  const row = (y: number, path: string) =>
    `<g transform="translate(-46 ${y})"><circle r="9" fill="${spectrum[625]}"/>${trace(path, spectrum[625], 5)}</g>${bars(4, y - 9, [58, 40], 14, grey, 6)}`
  return sheet(
    0,
    160,
    200,
    3,
    row(-164, 'M14 0H34M26 -8L34 0L26 8') +
      row(-118, 'M0 12V28M-7 21L0 28L7 21') +
      row(-66, 'M-16 0A16 16 0 1 1 16 0') +
      row(-26, 'M18 -6V6M28 -6V6'),
  )
}
