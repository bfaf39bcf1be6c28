import { blob } from '../brush.ts'
import { ink, paper } from '../palette.ts'
import { flat, trace } from '../showcase/pen.ts'
import { kraft, light, shade, type Thing } from './tone.ts'

/** Things of the kitchen and the table. */
export const coffeeBag: Thing = (colour) =>
  flat('M-60 -84H60L72 96Q0 106 -72 96Z', colour) +
  flat('M30 -84H60L72 96Q50 100 34 101Z', shade(colour)) +
  flat('M-62 -106H62V-74H-62Z', shade(colour, 0.4)) +
  flat('M-44 -40H44V52H-44Z', paper) +
  trace('M-32 18q11 -24 22 0t22 0t22 0', ink, 7)

export const cup: Thing = (colour) =>
  trace('M58 -22C100 -26 96 30 48 26', colour, 14) +
  flat('M-64 -36H64C64 30 40 60 0 60S-64 30 -64 -36Z', colour) +
  flat('M24 -36H64C64 30 40 60 4 60C24 48 32 10 24 -36Z', shade(colour)) +
  `<ellipse cx="0" cy="-36" rx="64" ry="15" fill="${ink}"/>` +
  flat('M-84 66H84L66 80H-66Z', shade(colour, 0.36)) +
  trace('M-18 -62q-14 -16 0 -30t0 -28M16 -62q-14 -16 0 -30t0 -28', ink, 7)

export const loaf: Thing = (colour) =>
  flat(
    blob('-100 34, -96 -12, -50 -52, 0 -60, 50 -52, 96 -12, 100 34, 84 56, 0 62, -84 56'),
    colour,
  ) +
  flat(blob('-84 56, -20 40, 60 34, 100 14, 100 34, 84 56, 0 62'), shade(colour)) +
  flat(
    'M-62 -20C-44 -40 -30 -48 -14 -50C-30 -30 -40 -8 -44 16C-54 8 -62 -4 -62 -20ZM-10 -26C4 -42 16 -48 32 -48C18 -28 8 -8 6 14C-4 6 -10 -8 -10 -26ZM42 -20C52 -32 62 -34 74 -32C64 -18 56 -4 54 10C46 4 42 -8 42 -20Z',
    light(colour, 0.62),
  )

export const tin: Thing = (colour) =>
  flat('M-62 -30V62A62 22 0 0 0 62 62V-30Z', paper) +
  flat('M30 -12L62 -30V62Q54 74 30 81Z', kraft) +
  `<ellipse cx="0" cy="-30" rx="62" ry="22" fill="${ink}"/>` +
  flat('M-54 -32C-40 -62 -18 -76 0 -76S40 -62 54 -32A54 17 0 0 1 -54 -32Z', colour) +
  flat('M54 -32C40 -62 18 -76 0 -76C14 -58 16 -34 4 -15A54 17 0 0 0 54 -32Z', shade(colour)) +
  flat('M-62 8A62 22 0 0 0 62 8V40A62 22 0 0 1 -62 40Z', colour)

/** Roasted lotus seeds in flight: pale puffs with a forked seam and a brown fleck. */
export const puffs: Thing = (colour) =>
  [
    [-58, -42, 34, 0],
    [24, -66, 30, 70],
    [76, 4, 33, 140],
    [-4, 14, 38, 210],
    [-76, 52, 28, 300],
    [50, 76, 31, 20],
  ]
    .map(([x = 0, y = 0, r = 0, turn = 0]) => {
      const body =
        'M-6 -30C10 -38 28 -26 26 -10C38 0 32 24 14 26C4 36 -22 32 -26 16C-38 8 -34 -18 -18 -20C-18 -26 -12 -30 -6 -30Z'
      const shaded = 'M26 -10C38 0 32 24 14 26C4 36 -22 32 -26 16C-8 24 24 16 26 -10Z'
      return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${r / 28})">${flat(body, paper)}${flat(shaded, kraft)}
${trace('M26 -10C8 -16 -4 -4 -6 32M0 0C-4 -10 -12 -18 -18 -20', '#c9a06c', 4)}
${trace('M12 6l3 5M17 0l1 2', colour, 4.5)}</g>`
    })
    .join('')

/** A square of barfi under silver leaf. */
export const sweet: Thing = (colour) =>
  flat('M0 -60L80 -14V24L0 70L-80 24V-14Z', shade(colour)) +
  flat('M-80 -14L0 32V70L-80 24Z', shade(colour, 0.1)) +
  flat('M0 -60L80 -14L0 32L-80 -14Z', light(colour, 0.2)) +
  flat('M-30 -22L4 -42L42 -18L20 -12L10 4L-6 -10Z', paper)

/** Four pots in a row, 400 units wide. */
export const pots = (colours: readonly string[]) => {
  const forms = [
    'M-24 -100H24C26 -76 18 -60 20 -40C52 -22 56 60 30 90H-30C-56 60 -52 -22 -20 -40C-18 -60 -26 -76 -24 -100Z',
    'M-62 -6H62C62 50 40 90 0 90S-62 50 -62 -6Z',
    'M-36 -56H36L42 -30C52 10 46 70 30 90H-30C-46 70 -52 10 -42 -30Z',
    'M-14 -74H14V-44C58 -30 58 62 26 90H-26C-58 62 -58 -30 -14 -44Z',
  ]
  return forms.map((form, index) => {
    const colour = colours[index % colours.length] ?? ink
    return `<clipPath id="pot${index}"><path d="${form}"/></clipPath><g transform="translate(${-156 + index * 104} 0)"><path d="${form}" fill="${colour}"/><g clip-path="url(#pot${index})">${flat('M8 -110C40 -40 30 60 0 100H90V-110Z', shade(colour, 0.18))}
${trace('M-80 30q14 -18 28 0t28 0t28 0t28 0t28 0', paper, 6)}</g></g>`
  })
}
