import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'

/** Small things; each stands on 0 0. */

const metal = '#a9b0b5'

function ticks(y: number, r: number, count: number) {
  const path = Array.from({ length: count }, (_, index) => {
    const turn = (index * 2 * Math.PI) / count
    const [x, up] = [Math.sin(turn), Math.cos(turn)]
    return `M${Math.round(x * r)} ${Math.round(y - up * r)}L${Math.round(x * (r - 9))} ${Math.round(y - up * (r - 9))}`
  })
  return trace(path.join(''), ink, 4)
}

export function kitchenTimer() {
  return `${flat('M-84 -14C-96 -120 -50 -152 0 -152S96 -120 84 -14Q80 0 66 0H-66Q-80 0 -84 -14Z', spectrum[650])}${flat('M40 -146C80 -130 92 -90 84 -14Q80 0 66 0H30C66 -40 64 -110 40 -146Z', shade(spectrum[650]))}${flat('M-40 -146Q-18 -172 0 -156Q18 -172 40 -146Q16 -138 0 -148Q-16 -138 -40 -146Z', spectrum[535])}<circle cy="-72" r="52" fill="${paper}"/>${ticks(-72, 46, 12)}${trace('M0 -72L22 -98', ink, 7)}`
}

export function stopwatch() {
  return `${rect(-13, -190, 26, 34, metal, 6)}${rect(-20, -204, 40, 18, shade(metal), 6)}${trace('M54 -140L68 -154', shade(metal), 14)}<circle cy="-80" r="80" fill="${metal}"/><circle cy="-80" r="66" fill="${paper}"/>${ticks(-80, 58, 12)}${trace('M0 -80L-26 -112', spectrum[625], 7)}<circle cy="-80" r="7" fill="${ink}"/>`
}

export function rubberDuck() {
  const yellow = '#f2c530'
  return `${flat('M-78 -34C-96 -90 -64 -86 -44 -74C-20 -62 0 -70 8 -84C40 -70 82 -60 78 -26C76 -4 40 0 0 0S-70 -8 -78 -34Z', yellow)}<circle cx="22" cy="-112" r="46" fill="${yellow}"/>${flat('M-40 -44C-10 -60 34 -52 40 -28C20 -12 -30 -14 -40 -44Z', shade(yellow, 0.16))}${flat('M58 -116Q98 -118 100 -104Q92 -90 60 -94Z', spectrum[605])}<circle cx="36" cy="-124" r="8" fill="${ink}"/>`
}

/** Three keys on a board with hooks. */
export function stagingKeys() {
  const colours = [spectrum[475], spectrum[535], spectrum[625]]
  const keys = colours.map((colour, index) => {
    const x = -60 + index * 60
    return `${trace(`M${x} -140V-124`, metal, 6)}<circle cx="${x}" cy="-104" r="19" fill="none" stroke="${metal}" stroke-width="10"/>${trace(`M${x} -84V-30M${x} -34h14M${x} -52h12`, metal, 9)}${rect(x - 22, -84, 44, 24, colour, 5)}`
  })
  return `${rect(-102, -164, 204, 152, '#c98f4e', 6)}${rect(-102, -164, 204, 34, light('#c98f4e', 0.25), 6)}${rect(-110, -14, 220, 14, shade('#c98f4e'), 4)}${keys.join('')}`
}
