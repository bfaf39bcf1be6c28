import { letterWave } from '../../../ui/wave.ts'
import type { Typesetter } from '../lettering.ts'

type Letter = { letter: string; stretch: number; width: number }
type Word = { letters: Letter[]; width: number }
type Box = { x: number; y: number; width: number; height: number; largest: number; fill: string }

/** Font size at which widths are measured before scaling. */
const MEASURE = 100
const LEADING = 0.93
const CAP_HEIGHT = 0.74
/** Width of a space in the display font, relative to the font size. */
const SPACE = 0.24

/**
 * Fits text into a box as large as possible, in up to five lines of similar length, with letter widths as in
 * ui/wave-letters.tsx. Also returns its height.
 */
export function setTitle(write: Typesetter, words: string, phase: number, box: Box) {
  const all = measure(write, words, phase)
  const best = [1, 2, 3, 4, 5]
    .map((count) => {
      const lines = breakInto(all, count)
      const widest = Math.max(...lines.map(lengthOf))
      const byHeight = box.height / (lines.length * LEADING)
      return { lines, size: Math.min(box.largest, (box.width / widest) * MEASURE, byHeight) }
    })
    .reduce((first, next) => (next.size > first.size + 1 ? next : first))
  const { lines, size } = best
  const top = box.y + size * CAP_HEIGHT
  const elements = lines.map((line, index) =>
    drawLine(write, line, { ...box, y: top + index * size * LEADING }, size),
  )
  const height = (lines.length - 1) * size * LEADING + size * CAP_HEIGHT
  return { elements: elements.join(''), height }
}

function measure(write: Typesetter, words: string, phase: number): Word[] {
  const weights = letterWave(words.length, Math.max(1, words.length / 9), phase)
  let position = 0
  return words.split(/\s/).map((word) => {
    const letters = [...word].map((letter, offset) => {
      const stretch = 60 + 8 * Math.round((weights[position + offset] ?? 0) * 10)
      return { letter, stretch, width: write.width(letter, setting(MEASURE, stretch)) }
    })
    position += word.length + 1
    return { letters, width: letters.reduce((sum, { width }) => sum + width, 0) }
  })
}

/** Breaks the text into `count` lines so that the longest is as short as possible. */
function breakInto(words: Word[], count: number): Word[][] {
  if (count === 1 || words.length <= 1) return [words]
  return words
    .slice(0, -1)
    .map((_, end) => [words.slice(0, end + 1), ...breakInto(words.slice(end + 1), count - 1)])
    .reduce((best, next) => (longest(next) < longest(best) ? next : best))
}

function longest(lines: Word[][]) {
  return Math.max(...lines.map(lengthOf))
}

function lengthOf(line: Word[]) {
  return line.reduce((sum, { width }) => sum + width, 0) + (line.length - 1) * SPACE * MEASURE
}

function drawLine(write: Typesetter, line: Word[], place: Box, size: number) {
  let x = place.x
  return line
    .map(({ letters }) => {
      const word = letters.map(({ letter, stretch, width }) => {
        const element = write(letter, {
          ...setting(size, stretch),
          x,
          y: place.y,
          fill: place.fill,
        })
        x += (width * size) / MEASURE
        return element
      })
      x += SPACE * size
      return word.join('')
    })
    .join('')
}

function setting(size: number, stretch: number) {
  return { x: 0, y: 0, face: 'display', weight: 620, tracking: -25, size, stretch } as const
}
