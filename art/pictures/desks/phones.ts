import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { bars, flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'

/** Phones; each stands on 0 0. */

const body = '#57514b'

type PhoneShape = {
  x: number
  w: number
  h: number
  screen: string
  colour?: string
  turn?: number
}

/** A phone that leans; with a colour of its own it has a button below the screen. */
function phone({ x, w, h, screen, colour, turn = 0 }: PhoneShape) {
  const chin = colour ? 22 : 7
  const button = colour ? `<circle cy="-11" r="6" fill="${shade(colour)}"/>` : ''
  return `<g transform="translate(${x} 0) rotate(${turn})">${rect(-w / 2, -h, w, h, colour ?? body, colour ? 8 : 13)}${rect(-w / 2 + 5, -h + chin, w - 10, h - chin * 2, screen, colour ? 1 : 8)}${button}</g>`
}

/** From the oldest to the newest, each larger than the one before. */
export function phonesOfYears() {
  return (
    phone({ x: -82, w: 46, h: 88, screen: light(spectrum[475]), colour: '#c9c2b8' }) +
    phone({ x: -32, w: 50, h: 106, screen: spectrum[515], colour: '#d6337c' }) +
    phone({ x: 22, w: 54, h: 128, screen: spectrum[575] }) +
    phone({ x: 82, w: 60, h: 152, screen: spectrum[625] }) +
    trace('M62 -146L74 -118L66 -98L88 -70L80 -48', paper, 2.5)
  )
}

export function cheapPhones() {
  const stand = rect(-108, -14, 216, 14, '#c98f4e', 4)
  const colours = ['#c9c2b8', '#1f87c9', '#4d9f3c', '#d6337c']
  const screens = [spectrum[455], spectrum[575], spectrum[625], spectrum[515]]
  const row = colours.map((colour, index) =>
    phone({
      x: -78 + index * 52,
      w: 46,
      h: 110,
      screen: screens[index] ?? paper,
      colour,
      turn: -4,
    }),
  )
  return row.join('') + stand
}

export function twoPhones() {
  return (
    phone({ x: -44, w: 70, h: 150, screen: spectrum[455], turn: -6 }) +
    phone({ x: 46, w: 74, h: 160, screen: spectrum[515], turn: 5 }) +
    `<circle cx="34" cy="-142" r="5" fill="${ink}"/>` +
    trace('M-66 -136H-38', ink, 8)
  )
}

/** On a small tripod. */
export function cameraPhone() {
  return (
    trace('M0 -96L-42 0M0 -96L42 0M0 -96V-6', body, 8) +
    rect(-104, -196, 208, 104, body, 15) +
    rect(-96, -188, 192, 88, light(spectrum[605], 0.5), 8) +
    flat(
      'M-96 -124C-50 -160 -20 -100 20 -136S70 -150 96 -128V-108Q96 -100 88 -100H-88Q-96 -100 -96 -108Z',
      spectrum[625],
    ) +
    `<circle cx="52" cy="-162" r="14" fill="${spectrum[575]}"/><circle cx="-72" cy="-168" r="9" fill="${spectrum[650]}"/>`
  )
}

export function deskPhone() {
  return (
    phone({ x: 0, w: 92, h: 180, screen: spectrum[475], turn: -5 }) +
    trace('M-22 -162H6', ink, 9) +
    bars(-38, -120, [60, 44, 66], 24, paper, 9) +
    flat('M34 0L18 -66L30 -68L62 0Z', '#c98f4e')
  )
}
