import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { bars, flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'

/** Things with a plug. Each stands on 0 0 and is at most 220 wide; visible on light and on dark grounds. */

const body = '#57514b'
const metal = '#a9b0b5'

/** A monitor; its screen is 196 by 118 from its own 0 0. */
function monitor(screen: string, ground = '#24324e') {
  return `${rect(-16, -60, 32, 54, shade(metal))}${rect(-52, -12, 104, 12, metal, 4)}${rect(-106, -196, 212, 142, body, 8)}<svg x="-98" y="-188" width="196" height="118" viewBox="0 0 196 118"><rect width="196" height="118" fill="${ground}"/>${screen}</svg>`
}

/** A monitor before another that is turned away. */
export function twoScreens() {
  const code = [84, 120, 60, 104, 132, 72].map((length, row) =>
    rect(12 + (row % 3) * 14, 14 + row * 16, length * 0.8, 7, row % 2 ? '#9ec3ff' : '#a9d99a', 3),
  )
  const other = bars(14, 20, [70, 110, 90, 60], 22, light(spectrum[575]), 9)
  return `<g transform="translate(-34 0) scale(.76)">${monitor(other, '#3a2f2a')}</g><g transform="translate(36 0) scale(.82)">${monitor(code.join(''))}</g>`
}

/** Four boards side by side on one screen. */
export function fourBoards() {
  const colours = [spectrum[455], spectrum[515], spectrum[575], spectrum[650]]
  const boards = colours.map((colour, index) => {
    const cards = Array.from({ length: 4 - (index % 3) }, (_, row) =>
      rect(12 + index * 44, 30 + row * 21, 38, 16, row === index % 3 ? colour : '#d9d2c6', 2),
    )
    return rect(12 + index * 44, 14, 38, 9, colour, 2) + cards.join('')
  })
  return monitor(boards.join(''), paper)
}

export function laptop() {
  const lines = bars(-58, -118, [50, 92, 70, 100, 40], 18, '#a9d99a', 7)
  return (
    rect(-84, -146, 168, 122, body, 9) +
    rect(-75, -137, 150, 102, '#1f2b40', 3) +
    lines +
    flat('M-92 -24H92L108 -6Q110 0 102 0H-102Q-110 0 -108 -6Z', metal) +
    flat('M-102 -6H102L106 0H-106Z', shade(metal))
  )
}

export function ringLight() {
  return `${trace('M0 -108V-8', body, 9)}${trace('M-44 0L0 -26L44 0', body, 9)}<circle cy="-178" r="66" fill="none" stroke="${shade('#ffe9a8', 0.1)}" stroke-width="26"/><circle cy="-178" r="66" fill="none" stroke="#fff6d8" stroke-width="14"/>`
}

/** A desk telephone whose receiver is a headset. */
export function headsetPhone() {
  const keys = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => rect(4 + column * 26, -74 + row * 20, 18, 13, paper, 3)),
  )
  return (
    flat('M-98 0L-84 -92Q-82 -104 -70 -104H78Q88 -104 90 -94L102 0Z', spectrum[495]) +
    flat('M-98 0L-96 -14H100L102 0Z', shade(spectrum[495])) +
    rect(-2, -96, 84, 14, light(spectrum[535]), 2) +
    keys.join('') +
    trace('M-74 -70C-84 -190 10 -190 0 -112', body, 11) +
    rect(-92, -88, 34, 46, ink, 14) +
    trace('M-76 -46C-70 -22 -40 -22 -30 -30', body, 6)
  )
}

export function recorder() {
  return (
    flat('M-46 0L-38 -170Q-36 -184 -24 -184H28Q40 -184 42 -170L50 0Z', body) +
    rect(-24, -160, 52, 44, light(spectrum[535]), 4) +
    trace('M-16 -138h6l5 -12l7 24l6 -18l5 6h10', ink, 3.5) +
    `<circle cx="2" cy="-82" r="17" fill="${spectrum[650]}"/>` +
    rect(-26, -46, 56, 10, '#a9b0b5', 5) +
    rect(-30, -206, 26, 26, metal, 8) +
    rect(8, -206, 26, 26, metal, 8)
  )
}

export function calculator() {
  const keys = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((column) =>
      rect(
        -62 + column * 44,
        -112 + row * 27,
        36,
        21,
        row === 3 && column === 2 ? spectrum[625] : paper,
        5,
      ),
    ),
  )
  return (
    rect(-80, -190, 160, 190, spectrum[435], 14) +
    rect(-62, -172, 124, 46, '#cfe0b8', 4) +
    trace('M36 -160V-138M10 -160H24L14 -138M-16 -160V-138', ink, 5) +
    keys.join('')
  )
}
