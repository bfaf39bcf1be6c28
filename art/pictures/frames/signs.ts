import { ink, paper } from '../palette.ts'
import { flat, trace } from '../showcase/pen.ts'
import { at, disc } from './canvas.ts'
import type { Pen } from './pen.ts'

/** Small signs of screens, drawn around 0 0 in a square of about 40 units. */
export function search(x: number, y: number, colour = ink, scale = 1) {
  return at(x, y, scale, trace('M-14 -3a12 12 0 1 0 24 0a12 12 0 1 0 -24 0M7 7l11 11', colour, 4.5))
}

export function play(x: number, y: number, r: number, fill: string, colour: string) {
  const s = r / 30
  return disc(x, y, r, fill) + at(x, y, s, flat('M-9 -15L16 0L-9 15Z', colour))
}

export function heart(x: number, y: number, colour: string, scale = 1) {
  return at(
    x,
    y,
    scale,
    flat(
      'M0 18C-26 0 -22 -18 -10 -18C-4 -18 0 -14 0 -8C0 -14 4 -18 10 -18C22 -18 26 0 0 18Z',
      colour,
    ),
  )
}

export function check(x: number, y: number, colour = ink, scale = 1, weight = 6) {
  return at(x, y, scale, trace('M-14 0l10 11l20 -23', colour, weight))
}

export function arrow(x: number, y: number, colour = ink, scale = 1, turn = 0, weight = 5) {
  return at(x, y, scale, trace('M-18 0H17M5 -13L18 0L5 13', colour, weight), turn)
}

export function handset(x: number, y: number, colour = ink, scale = 1) {
  return at(
    x,
    y,
    scale,
    flat(
      'M-16 -18L-7 -20L-1 -8L-7 -2C-5 4 -1 8 5 10L11 4L22 10L20 19C14 24 2 20 -8 10C-18 0 -22 -12 -16 -18Z',
      colour,
    ),
  )
}

/** A place on a map; the point stands at x y. */
export function pin(x: number, y: number, scale: number, fill: string, inside = '') {
  const drop =
    'M0 0C-14 -24 -34 -40 -34 -66C-34 -86 -18 -100 0 -100S34 -86 34 -66C34 -40 14 -24 0 0Z'
  const hole = inside || disc(0, -66, 13, paper)
  return at(x, y, scale, flat(drop, fill) + hole)
}

export function stars(x: number, y: number, size: number, rating: number, colour: string) {
  return Array.from({ length: 5 }, (_, index) => {
    const points = Array.from({ length: 10 }, (_, corner) => {
      const [r, turn] = [size * (corner % 2 ? 0.21 : 0.5), (corner * Math.PI) / 5 - Math.PI / 2]
      const left = x + size / 2 + index * size * 1.14
      return `${(left + Math.cos(turn) * r).toFixed(1)} ${(y + Math.sin(turn) * r).toFixed(1)}`
    })
    return flat(`M${points.join('L')}Z`, index < Math.round(rating) ? colour : '#cfc4b2')
  }).join('')
}

/** The word that says that money was paid for the place. */
export function sponsored(pen: Pen, x: number, y: number, fill = ink, words = 'Sponsored') {
  return pen.bold(words, x, y, 22, { fill })
}
