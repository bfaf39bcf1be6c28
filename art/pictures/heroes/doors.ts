import { at, disc, type Scene } from '../frames/canvas.ts'
import { paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'

const FLOOR = 470
const glow = '#fff3d2'

/** Four doors, each of another make and all of them open: a pair of wings, a shutter, a stable door, and one with a letter in its slot. */
export const doors: Record<string, Scene> = {
  'four-doors': {
    ground: '#f0a79b',
    draw: () =>
      rect(0, FLOOR, 1440, 130, '#b5493f') +
      trace(`M0 ${FLOOR}H1440`, paper, 3) +
      [wings, shutter, stable, slot]
        .map((door, index) => {
          const x = 200 + index * 347
          return (
            // The lower half of the stable door is shut.
            (door === stable
              ? ''
              : flat(`M${x - 88} ${FLOOR}H${x + 88}L${x + 10} 600H${x - 250}Z`, '#e8a27c')) +
            at(x, FLOOR, 1.12, door())
          )
        })
        .join(''),
  },
}

/** What is behind a door, and its frame. */
function opening(path: string) {
  return trace(path, paper, 16) + flat(path, glow)
}

function wings() {
  const blue = spectrum[455]
  return (
    opening('M-84 0V-236A84 84 0 0 1 84 -236V0Z') +
    flat('M-84 0V-236A84 84 0 0 1 -58 -297L-128 -270V34Z', blue) +
    flat('M84 0V-236A84 84 0 0 0 58 -297L128 -270V34Z', shade(blue)) +
    disc(-112, -110, 7, paper) +
    disc(112, -110, 7, paper)
  )
}

function shutter() {
  const yellow = spectrum[575]
  const slats = Array.from({ length: 6 }, (_, row) =>
    rect(-104, -292 + row * 20, 208, 17, row % 2 ? yellow : light(yellow, 0.3), 2),
  )
  return (
    opening('M-104 0V-292H104V0Z') +
    rect(-70, -66, 140, 66, shade(yellow, 0.3), 3) +
    rect(-82, -80, 164, 18, shade(yellow, 0.1), 3) +
    slats.join('') +
    rect(-18, -176, 36, 10, shade(yellow, 0.5), 5) +
    rect(-116, -322, 232, 34, shade(yellow, 0.35), 4)
  )
}

/** The lower half is shut, the upper one open. */
function stable() {
  const orange = spectrum[605]
  return (
    opening('M-84 0V-290H84V0Z') +
    flat('M-84 -150V-290L-134 -270V-120Z', shade(orange)) +
    rect(-84, -140, 168, 140, orange) +
    trace('M-62 -118H62V-22H-62ZM-62 -22L62 -118', shade(orange), 8) +
    rect(-94, -152, 188, 16, light(orange, 0.4), 4)
  )
}

function slot() {
  const red = spectrum[650]
  return (
    opening('M-84 0V-290H84V0Z') +
    flat('M-84 0V-290L58 -262V30Z', red) +
    flat('M-58 -28V-116L34 -104V-8ZM-58 -172V-262L34 -244V-164Z', shade(red, 0.16)) +
    flat('M-44 -130L26 -122V-138L-44 -146Z', shade(red, 0.6)) +
    `<g transform="translate(-12 -146) rotate(8)">${rect(-34, -44, 68, 50, paper)}${trace('M-34 -44L0 -16L34 -44', shade(paper, 0.4), 4)}</g>` +
    disc(42, -128, 8, light(spectrum[575], 0.2))
  )
}
