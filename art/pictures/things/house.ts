import { ink, paper } from '../palette.ts'
import { flat, trace } from '../showcase/pen.ts'
import { kraft, light, shade, type Thing } from './tone.ts'

/** Things of the house, the workshop and the road. */
export const chair: Thing = (colour) =>
  trace('M-48 26L-66 102M62 26L80 102M-28 26L-36 92M40 26L46 92', ink, 10) +
  flat('M-74 -104H-38L-18 8H-54Z', shade(colour)) +
  flat('M-60 -104H-34L-12 8H-40Z', colour) +
  flat('M-56 0H78Q86 0 86 10V22Q86 32 78 32H-44Q-54 32 -56 22Z', colour) +
  flat('M-56 18H86V22Q86 32 78 32H-44Q-54 32 -56 22Z', shade(colour)) +
  trace('M-58 -30H64M62 -30V0', ink, 10)

export const hatchet: Thing = (colour) =>
  flat(
    'M-12 -104H14C14 -50 24 10 26 60C28 84 22 102 18 106H-8C-4 60 -12 -20 -12 -104Z',
    '#c79a63',
  ) +
  flat('M4 -104H14C14 -50 24 10 26 60C28 84 22 102 18 106H8C14 50 2 -20 4 -104Z', '#a07443') +
  flat(
    'M-22 -96H26V-48H-22C-46 -46 -64 -30 -88 -18C-100 -52 -100 -92 -90 -124C-66 -110 -48 -98 -22 -96Z',
    ink,
  ) +
  flat(
    'M-88 -18C-100 -52 -100 -92 -90 -124C-82 -118 -76 -114 -70 -110C-78 -84 -78 -54 -68 -30Z',
    kraft,
  ) +
  flat('M-10 44H26C27 66 26 84 22 98H-9Z', colour)

export const bicycle: Thing = (colour) =>
  trace(
    'M-122 42a54 54 0 1 0 108 0a54 54 0 1 0 -108 0M14 42a54 54 0 1 0 108 0a54 54 0 1 0 -108 0',
    ink,
    9,
  ) +
  trace('M-68 42L-26 -34H42L-4 42H-68M-32 -50L-4 42M34 -62L68 42', colour, 11) +
  trace('M-50 -54H-16M34 -62H60q12 2 8 16', ink, 11) +
  `<circle cx="-4" cy="42" r="15" fill="${ink}"/>`

export const fan: Thing = (colour) => {
  const blade = (turn: number, tone: string) =>
    `<g transform="rotate(${turn})">${flat('M-13 0C-20 -60 -34 -90 -22 -112C-8 -122 20 -118 30 -104C34 -80 18 -40 13 0Z', tone)}</g>`
  return `${blade(20, colour)}${blade(140, shade(colour, 0.14))}
${blade(260, light(colour, 0.3))}<circle r="24" fill="${ink}"/><circle r="9" fill="${paper}"/>`
}

export const book: Thing = (colour) =>
  flat('M-66 -96H60V96H-66Z', colour) +
  flat('M-66 -96H-46V96H-66Z', shade(colour)) +
  flat('M60 -88H70V104H-56V96H60Z', kraft) +
  trace('M-26 -10q13 -30 26 0t26 0t26 0M-26 22q13 -30 26 0t26 0t26 0', paper, 8)

/** A charging post and its cable. */
export const charger: Thing = (colour) =>
  trace('M36 -8C96 -6 60 100 118 96', ink, 11) +
  flat('M-46 -104Q-46 -118 -32 -118H32Q46 -118 46 -104V104H-46Z', colour) +
  flat('M22 -118H32Q46 -118 46 -104V104H22Z', shade(colour, 0.16)) +
  flat('M-32 -100H10V-48H-32Z', ink) +
  flat('M-6 -96L-26 -70H-13L-18 -52L4 -78H-9Z', '#f0c52e') +
  `<circle cx="-11" cy="-8" r="20" fill="${ink}"/><circle cx="-11" cy="-8" r="8" fill="${colour}"/>` +
  flat('M-60 104H60V118H-60Z', ink)

/** A terrace of houses, 400 units wide, standing on y 100. */
export const terrace = (colours: readonly string[]) =>
  colours
    .map((colour, index) => {
      const [x, top] = [-200 + (index * 400) / colours.length, -40 - (index % 2) * 26]
      const w = 400 / colours.length
      const windows = [0.2, 0.62]
        .flatMap((share) =>
          [top + 22, top + 74].map((y) => `M${x + w * share} ${y}h${w * 0.2}v32h${-w * 0.2}Z`),
        )
        .join('')
      return (
        flat(`M${x} ${top}L${x + w / 2} ${top - 44}L${x + w} ${top}V100H${x}Z`, colour) +
        flat(`M${x} ${top}L${x + w / 2} ${top - 44}L${x + w} ${top}Z`, shade(colour, 0.5)) +
        flat(windows, paper) +
        flat(`M${x + w * 0.4} 100V62h${w * 0.22}V100Z`, ink)
      )
    })
    .join('')
