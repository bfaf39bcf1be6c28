import type { Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { flat, trace } from '../showcase/pen.ts'
import { pin } from '../specialties/kit.ts'

const ground = mix(spectrum[455], ink, 0.82)

/** What a page was made of before: kilobytes, and what they were. */
const gone = [
  [1200, 'A film that started by itself', 0.3],
  [720, 'Pictures four times too big', 0.46],
  [330, 'Trackers', 0.36],
  [240, 'Fonts', 0.52],
] as const

/** What it is made of now: text, styles, script, fonts, pictures. */
const kept = [
  [10, paper],
  [12, spectrum[575]],
  [6, spectrum[625]],
  [32, spectrum[605]],
  [90, '#6f9df5'],
] as const
const NOW = 150
const LIMIT = 170

/** One page before and after: a square is a kilobyte. */
export const kilobytes: Record<string, Scene> = {
  'one-page-weighed': {
    ground,
    draw: (pen) => {
      const pitch = 13
      const top = 164
      let x = 64 + 10 * pitch + 58
      const before = gone.map(([count, words, share], index) => {
        const columns = count / 30
        const drawn =
          label(pen, [x, top - 104], count, words) +
          squares([x, top], count, columns, pitch, mix(ground, paper, share)) +
          pin(pen, index + 3, x + 34, top + 34)
        x += columns * pitch + 18
        return drawn
      })
      return now(pen, [64, top + 15 * pitch], pitch, [60, top - 10]) + before.join('')
    },
  },
  'one-page-weighed-portrait': {
    ground,
    draw: (pen) => {
      const pitch = 16
      let y = 400
      const before = gone.map(([count, words, share], index) => {
        const drawn =
          label(pen, [40, y], count, words) +
          squares([40, y + 92], count, 40, pitch, mix(ground, paper, share)) +
          pin(pen, index + 3, 74, y + 126)
        y += 122 + Math.ceil(count / 40) * pitch
        return drawn
      })
      return now(pen, [40, 110], pitch, [244, 190]) + before.join('')
    },
  },
}

type Place = readonly [x: number, y: number]

function label(pen: Pen, [x, y]: Place, count: number, words: string) {
  return (
    pen.title(count.toLocaleString('en'), x, y + 43, 48, { fill: paper, weight: 800 }) +
    pen.text(words, x, y + 82, 25, { fill: mix(ground, paper, 0.86) })
  )
}

/** The page now, with the limit around it. */
function now(pen: Pen, [x, y]: Place, pitch: number, [wordsX, wordsY]: Place) {
  let done = 0
  const parts = kept.map(([count, fill]) => {
    const drawn = squares([x, y], count, 10, pitch, fill, done)
    done += count
    return drawn
  })
  const limit = y - ((LIMIT - NOW) / 10) * pitch
  const [w, h] = [9.8 * pitch + 12, 16.8 * pitch + 12]
  return (
    trace(`M${x - 6} ${limit - 6}h${w}v${h}h${-w}Z`, paper, 2, 'stroke-dasharray="2 7"') +
    parts.join('') +
    pin(pen, 1, wordsX + 25, wordsY - 68) +
    pen.title(String(NOW), wordsX - 2, wordsY + 52, 92, { fill: paper, weight: 800 }) +
    pen.text('Today', wordsX + 62, wordsY - 59, 25, { fill: paper }) +
    pen.text(`Limit ${LIMIT}`, wordsX + 62, wordsY + 100, 22, { fill: paper }) +
    pin(pen, 2, wordsX + 25, wordsY + 92)
  )
}

/** So many squares in rows, after those that are there already. */
function squares(
  [x, y]: Place,
  count: number,
  columns: number,
  pitch: number,
  fill: string,
  from = 0,
) {
  const side = Math.round(pitch * 8) / 10
  const path = Array.from({ length: count }, (_, index) => {
    const at = from + index
    const [left, top] = [x + (at % columns) * pitch, y + Math.floor(at / columns) * pitch]
    return `M${left.toFixed(1)} ${top.toFixed(1)}h${side}v${side}h${-side}z`
  })
  return flat(path.join(''), fill)
}
