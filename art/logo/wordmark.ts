import { mark, nameWave } from '../../model/theme/mark.ts'
import { letterWave } from '../../ui/wave.ts'
import type { Typesetter } from '../pictures/lettering.ts'
import { drawnMark } from './icons.ts'

/** Proportions as in app/logo.tsx (mark 19 px high, text 22 px, gap 10 px), relative to the mark's height. */
const SIZE = (mark.height * 22) / 19
const GAP = (mark.height * 10) / 19
/** The narrowest font width in ui/type.css, and the difference between steps. */
const [NARROW, STEP] = [60, 8]

type Lettering = { elements: string; width: number }

/** Mark and name as paths in one colour, with letter widths as in the header. */
export function wordmark(name: string, write: Typesetter, colour: string) {
  const letters = nameAsPaths(name, write, { x: mark.width + GAP, y: mark.height, colour })
  const below = Math.ceil(SIZE * 0.24)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(mark.width + GAP + letters.width)} ${mark.height + below}"><title>${name}</title>${drawnMark(colour)}${letters.elements}</svg>\n`
}

type Place = { x: number; y: number; colour: string; size?: number }

/** The name only, starting at `x` on the baseline `y`. */
export function nameAsPaths(name: string, write: Typesetter, place: Place): Lettering {
  const { y, colour, size = SIZE } = place
  const weights = letterWave(name.length, nameWave.cycles, nameWave.phase)
  let x = place.x
  const elements = [...name].map((letter, index) => {
    const stretch = NARROW + STEP * Math.round((weights[index] ?? 0) * 10)
    const setting = { face: 'display', weight: 620, tracking: -20, size, stretch } as const
    const element = write(letter, { ...setting, x, y, fill: colour })
    x += write.width(letter, { ...setting, x, y })
    return element
  })
  return { elements: elements.join(''), width: x - place.x }
}
