import { tracePath } from '../../../ui/wave-paths.ts'
import { hexOf } from '../../video/spectrum.ts'
import { ink, paper } from '../palette.ts'
import { sheet } from '../sheet.ts'
import { ringsPath, spectrumPath } from '../wave-paths.ts'
import type { Subject } from './subjects.ts'

/** One composition of a share picture, 1200 by 630. */
export type Ground = {
  ground: string
  words: string
  /** How wide and high the title may become. */
  title: { width: number; height: number; largest: number }
  /** Where the label is clear of the drawing: right in the first row, or left at the foot. */
  label: 'row' | 'foot'
  /** The drawing, clear of a title that ends at `below`. */
  draw(below: number): string
}

const HEIGHT = 630
/** Between two lines of the sheet. */
const GAP = 25
const wide = { width: 1080, height: 300, largest: 150 }
const narrow = { width: 590, height: 355, largest: 150 }

/** One composition for each kind of drawing, so that two links side by side differ in more than their hue. */
export const grounds: Record<Subject['art'], (subject: Subject) => Ground> = {
  /** Paper; a calm sheet from the title to the lower edge, its lines bolder the nearer they come. */
  interference({ seed, lambda }) {
    const colour = hexOf(lambda, 0.56)
    const draw = (below: number) => {
      const lines = Math.round((HEIGHT + 50 - below) / GAP)
      const shape = { width: 1240, height: lines * GAP, lines, swing: 1.5 }
      return sheet(seed, shape)
        .split(/(?=M)/)
        .map((line, index) => {
          const weight = 3 + (GAP - 10) * (index / lines) ** 1.2
          return stroked(line, colour, weight, `translate(-20 ${Math.round(below) + GAP})`)
        })
        .join('')
    }
    return { ground: paper, words: ink, title: wide, label: 'row', draw }
  },
  /** Ink; strokes that stand on the lower edge. */
  spectrum({ seed, lambda }) {
    const colour = hexOf(lambda, 0.74)
    const draw = (below: number) => {
      const half = Math.min(330, HEIGHT - below)
      const path = spectrumPath(seed, { width: 1200, height: half * 2, lines: 60 })
      return stroked(path, colour, 11, `translate(0 ${Math.round(HEIGHT - half)})`)
    }
    return { ground: '#12100d', words: paper, title: wide, label: 'row', draw }
  },
  /** The full hue; a figure in ink, cut off by the right edge. */
  trace({ seed, lambda }) {
    const path = tracePath(seed, { width: 700, height: 760, lines: 4, points: 200 })
    const draw = () => stroked(path, ink, 6, 'translate(740 -65)')
    return { ground: hexOf(lambda, 0.74), words: ink, title: narrow, label: 'foot', draw }
  },
  /** The deep hue; rings whose overlap beats, half of them beyond the corner. */
  rings({ seed, lambda }) {
    const path = ringsPath(seed, { width: 640, height: 640, lines: 13 })
    const draw = () => stroked(path, hexOf(lambda, 0.7), 7, 'translate(925 60)')
    return { ground: hexOf(lambda, 0.3), words: paper, title: narrow, label: 'foot', draw }
  },
}

export function stroked(path: string, colour: string, width: number, transform: string) {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" transform="${transform}"/>`
}
