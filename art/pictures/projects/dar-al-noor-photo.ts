import { inFace, type Typesetter } from '../lettering.ts'
import { mix } from '../palette.ts'
import { plain } from '../press/desk.ts'
import { speck } from '../press/noise.ts'
import { draw, photograph } from '../press/photograph.ts'
import { flat, trace } from '../showcase/pen.ts'
import { picture, rect } from './screen.ts'

const [white, cobalt, teal, sand] = ['#f3f4ee', '#143f8c', '#0f9c98', '#e5cda6']
const centre = { align: 'centre' } as const

/** Glazed tiles beside the door of a clinic, in the sun, and the same three steps on a phone. */
export function darAlNoorPhoto(write: Typesetter) {
  return async () =>
    photograph({
      ground: plain(sand, plaster()),
      sheet: await draw(panel(write), 2000),
      corners: [
        [44, 70],
        [806, 120],
        [790, 776],
        [22, 850],
      ],
      light: { at: [260, 60], fall: 0.34 },
      shadow: { by: [12, 12], dark: 0.5 },
      shade: plain(
        '#ffffff',
        `<filter id="far"><feGaussianBlur stdDeviation="4"/></filter><g filter="url(#far)">${palm()}</g>`,
      ),
      over: phone(write),
    })
}

/** An eight-pointed star in a tile of 100 units. */
function star(x: number, y: number, fill: string, ground: string) {
  const square = 'M-30 -30H30V30H-30Z'
  return `<g transform="translate(${x + 50} ${y + 50})">${rect(-50, -50, 100, 100, ground)}${flat(square, fill)}<g transform="rotate(45)">${flat(square, fill)}</g>${flat('M0 -20L14 -14L20 0L14 14L0 20L-14 14L-20 0L-14 -14Z', ground)}${flat('M-50 -50h18L-50 -32ZM50 -50h-18L50 -32ZM-50 50h18L-50 32ZM50 50h-18L50 32Z', fill)}</g>`
}

function panel(write: Typesetter) {
  const kufi = inFace(write, 'kufi')
  const tiles = Array.from({ length: 108 }, (_, index) => {
    const [column, row] = [index % 12, Math.floor(index / 12)]
    const [x, y] = [column * 100, row * 100]
    const edge = column === 0 || column === 11 || row === 0 || row === 8
    if (edge) return star(x, y, (column + row) % 2 ? teal : cobalt, white)
    if (column === 1 && (row === 5 || row === 6)) return star(x, y, cobalt, white)
    return rect(x, y, 100, 100, mix(white, '#c9dcd8', speck(column, row) * 0.4))
  })
  const steps = [
    ['١', 'الطبيب', 'doctor'],
    ['٢', 'الوقت', 'time'],
    ['٣', 'موعدك', 'done'],
  ].map(([number = '', word = '', english = ''], index) => {
    const x = 800 - index * 300
    return `${rect(x, 500, 300, 200, index % 2 ? cobalt : teal)}${kufi(number, x + 246, 640, 112, white, centre)}${kufi(word, x + 112, 596, 54, white, centre)}${kufi(english, x + 112, 656, 40, white, centre)}`
  })
  const words = `${kufi('عيادات دار النور', 600, 296, 168, cobalt, centre)}${kufi('Dar Al Noor Clinics', 600, 436, 84, teal, { ...centre, tracking: 20 })}${kufi('Olaya, second floor', 600, 776, 50, cobalt, centre)}`
  const glaze = Array.from({ length: 108 }, (_, index) => {
    const [x, y] = [(index % 12) * 100, Math.floor(index / 12) * 100]
    return `<rect x="${x + 2}" y="${y + 2}" width="96" height="96" rx="5" fill="url(#${index % 3 ? 'glaze' : 'dull'})"/>`
  })
  const joints = trace(
    Array.from(
      { length: 13 },
      (_, at) => `M${at * 100} 0V900${at < 10 ? `M0 ${at * 100}H1200` : ''}`,
    ).join(''),
    '#b9ab92',
    5,
  )
  const lights = `<defs><linearGradient id="glaze" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".34" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#123" stop-opacity=".13"/></linearGradient><linearGradient id="dull" x2="1" y2=".7"><stop stop-color="#fff" stop-opacity=".26"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#123" stop-opacity=".18"/></linearGradient></defs>`
  return picture(white, lights + tiles.join('') + steps.join('') + words + glaze.join('') + joints)
}

/** Trowel marks, each hardly darker than the wall. */
function plaster() {
  return Array.from({ length: 60 }, (_, index) => {
    const [x, y] = [speck(index, 1) * 1300 - 60, speck(index, 2) * 960 - 40]
    return trace(
      `M${x} ${y}q60 ${-30 + speck(index, 3) * 60} ${120 + speck(index, 4) * 90} ${speck(index, 5) * 30}`,
      index % 2 ? '#dcc29a' : '#ecd7b3',
      14,
    )
  }).join('')
}

/** The shadow of a palm that stands beside the photographer. */
function palm() {
  return [-62, -40, -18, 6, 30, 52]
    .map((turn) => {
      const leaves = Array.from({ length: 15 }, (_, at) => {
        const [x, long] = [60 + at * 44, 150 - Math.abs(at - 6) * 11]
        return `M${x} 0L${x + long} ${-long * 0.8}L${x + 22} 0L${x + long} ${long * 0.8}Z`
      })
      return `<g transform="translate(1230 930) rotate(${180 + turn + 34})">${flat(`M0 -8H730V8H0Z${leaves.join('')}`, '#000')}</g>`
    })
    .join('')
}

function phone(write: Typesetter) {
  const kufi = inFace(write, 'kufi')
  const bar = [0, 1, 2].map((at) => rect(30 + at * 90, 78, 80, 10, teal, 5)).join('')
  const inside = `${rect(0, 0, 340, 720, '#10233f', 46)}${rect(13, 13, 314, 694, white, 35)}${rect(120, 30, 100, 18, '#10233f', 9)}<g transform="translate(10 0)">${bar}${[0, 1, 2].map((at) => `<g transform="translate(${31 + at * 90} 108) scale(.78)">${star(0, 0, at === 1 ? cobalt : teal, white)}</g>`).join('')}${kufi('تم الحجز', 290, 262, 62, cobalt, { align: 'right' })}${kufi('You are booked', 30, 316, 36, cobalt)}${rect(30, 342, 260, 220, '#e3efec', 18)}${kufi('16:30', 48, 436, 88, cobalt)}${kufi('Sunday 14 March', 50, 482, 28, teal)}${kufi('Dr. Huda Al-Salem', 50, 526, 28, cobalt)}${rect(30, 588, 260, 80, teal, 18)}${kufi('أضف إلى التقويم', 160, 642, 34, white, centre)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900"><defs><filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter></defs><g transform="translate(838 128) rotate(3)"><rect x="-26" y="22" width="340" height="720" rx="46" fill="#3a2a18" opacity=".55" filter="url(#soft)"/>${inside}</g></svg>`
}
