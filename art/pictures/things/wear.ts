import { ink, paper } from '../palette.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade, type Thing } from './tone.ts'

/** Things that are worn or carried. */
export const shoe: Thing = (colour) =>
  flat(
    'M-96 26C-100 -8 -92 -44 -80 -58L-30 -60C-20 -38 0 -26 26 -16C58 -6 94 2 100 32V38H-96Z',
    colour,
  ) +
  flat('M-96 38V10C-70 4 -58 14 -58 38Z', shade(colour)) +
  flat('M-80 -58C-74 -42 -46 -40 -30 -60Z', ink) +
  flat('M48 -8C78 0 96 8 100 32V38H50C38 22 38 4 48 -8Z', shade(colour, 0.14)) +
  trace('M-22 -44L-4 -58M-10 -33L8 -48M6 -24L22 -40', paper, 5) +
  flat('M-100 38H102V50H-22L-28 60H-100Z', ink)

export const umbrella: Thing = (colour) =>
  trace('M0 0V78a17 17 0 0 0 34 0', ink, 9) +
  flat(
    'M-104 12A104 104 0 0 1 104 12C88 -8 58 -8 42 12C26 -10 -26 -10 -42 12C-58 -8 -88 -8 -104 12Z',
    colour,
  ) +
  flat('M-42 12C-34 -44 -16 -82 0 -92C16 -82 34 -44 42 12C26 -10 -26 -10 -42 12Z', light(colour)) +
  flat('M104 12C88 -8 58 -8 42 12C36 -36 20 -76 0 -92A104 104 0 0 1 104 12Z', shade(colour)) +
  trace('M0 -92V-108', ink, 9)

/** A length of cloth in folds, hanging from its upper edge. */
export const cloth: Thing = (colour) => {
  const tones = [
    shade(colour),
    colour,
    light(colour, 0.2),
    colour,
    shade(colour, 0.34),
    colour,
    light(colour, 0.3),
  ]
  const folds = tones.map((tone, index) => {
    const [x, drop] = [-100 + index * 28, 96 - (index % 3) * 12]
    return flat(
      `M${x} -110H${x + 34}C${x + 24} -30 ${x + 42} 20 ${x + 32} ${drop}C${x + 22} ${drop + 16} ${x + 8} ${drop + 14} ${x - 2} ${drop - 4}C${x + 10} 20 ${x - 8} -30 ${x} -110Z`,
      tone,
    )
  })
  return `${folds.join('')}${trace('M-98 70q12 -18 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0', paper, 5)}`
}

export const dumbbell: Thing = (colour) =>
  flat('M-70 -9H70V9H-70Z', ink) +
  flat('M-80 -52H-46V52H-80ZM46 -52H80V52H46Z', colour) +
  flat('M-102 -34H-80V34H-102ZM80 -34H102V34H80Z', shade(colour))

export const bottle: Thing = (colour) =>
  flat('M-16 -104q16 -14 32 0V-64H-16Z', ink) +
  flat('M-24 -68H24V-48H-24Z', shade(colour)) +
  flat(
    'M-24 -48H24C30 -36 54 -32 54 -4V84Q54 100 38 100H-38Q-54 100 -54 84V-4C-54 -32 -30 -36 -24 -48Z',
    colour,
  ) +
  flat(
    'M22 -48H24C30 -36 54 -32 54 -4V84Q54 100 38 100H20Q34 92 34 70V0C34 -24 22 -30 22 -48Z',
    shade(colour),
  ) +
  flat('M-36 4H22V64H-36Z', paper) +
  trace('M-26 40q9 -16 18 0t18 0', ink, 5)
