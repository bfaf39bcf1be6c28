import { seededRandom } from '../../ui/wave.ts'
import { line, type Point, stroke } from './brush.ts'
import { type FaceName, inFace, type Typesetter } from './lettering.ts'
import { ink, spectrum } from './palette.ts'
import { rect } from './projects/screen.ts'
import { flat, trace } from './showcase/pen.ts'

type Hand = {
  name: string
  setting: { face: FaceName; size: number; tracking: number }
  /** Points of the brush. */
  flourish: string
  turn: number
}

/** Those who sign letters, each in their own hand, and the stroke below it. */
export const signatures: Record<string, Hand> = {
  'daniel-achterberg': {
    name: 'Daniel',
    setting: { face: 'reenie', size: 250, tracking: -70 },
    turn: -5,
    flourish: '70 256, 170 224, 300 220, 420 236, 260 248, 150 272, 350 264, 500 228',
  },
  'noor-al-harbi': {
    name: 'Noor',
    setting: { face: 'vibes', size: 210, tracking: -20 },
    turn: -7,
    flourish: '452 162, 476 170, 440 214, 300 252, 170 264, 70 256, 230 246, 520 216',
  },
}

/** A name as it is written below a letter, in ink on nothing. */
export function signature({ name, setting, flourish, turn }: Hand, write: Typesetter) {
  const letters = write(name, { x: 52, y: 200, fill: ink, ...setting })
  const drawn = `<g transform="rotate(${turn} 280 150)">${letters}${flat(stroke(flourish, 9, 0.3), ink)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 300" width="560" height="300">${whole(drawn)}</svg>`
}

const weeks = [41, 46, 38, 44, 49, 40, 43, 47, 39, 43, 45, 42, 51, 48]

/** A whiteboard after four Mondays: a number a week, drawn by hand, and what is tried next. */
export function mondayBoard(write: Typesetter) {
  const [black, red, blue] = ['#23221f', spectrum[650], spectrum[455]]
  const note = inFace(write, 'reenie')
  const x = (week: number) => 150 + week * 62
  const y = (quotes: number) => 330 - (quotes - 43) * 10.4
  const level = (quotes: number, colour: string) =>
    trace(byHand(String(quotes), [70, y(quotes)], [1020, y(quotes)]), colour, 6) +
    note(String(quotes), 1042, y(quotes) + 26, 96, colour)
  const points = weeks.map((quotes, week): Point => [x(week), y(quotes)])
  const path = points.map(([left, top]) => `${left} ${top}`).join('L')
  const dots = points.map(
    ([left, top]) => `<circle cx="${left}" cy="${top}" r="12" fill="${black}"/>`,
  )
  const board = `<rect width="1200" height="680" rx="14" fill="#a9adb0"/>${rect(18, 18, 1164, 618, '#fbfaf6', 6)}${flat('M760 18H930L620 636H450Z', '#f2f1ec')}
${level(58, red)}${level(43, blue)}${level(28, red)}${trace(`M${path}`, black, 5)}${dots.join('')}
<g transform="rotate(-2 300 90)">${note('quotes within a day', 64, 116, 78, black)}</g>
${trace('M646 374C640 430 620 460 590 506', red, 5)}
${note('festival?', 410, 590, 78, black)}${trace(byHand('festival', [400, 576], [610, 554]), red, 9)}
${note('Bilal?', 690, 590, 78, black)}${trace(byHand('bilal', [680, 578], [828, 558]), red, 9)}
<g transform="rotate(-3 900 120)">${note('prices by phone:', 724, 92, 62, blue)}${note('Rehana, 7 Dec', 740, 150, 70, blue)}</g>
${trace('M900 176C906 196 906 208 897 224M881 206L895 226L912 210', blue, 5)}
${rect(60, 636, 1080, 22, '#8b9094', 4)}${rect(190, 622, 120, 18, black, 9)}${rect(330, 622, 120, 18, red, 9)}${rect(470, 622, 120, 18, blue, 9)}${rect(900, 606, 150, 34, '#3b3f44', 5)}${rect(900, 630, 150, 10, '#d8c9a8', 3)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 680" width="1200" height="680">${whole(board)}</svg>`
}

/** Letters of a hand have many points: whole units halve the file. */
function whole(drawing: string) {
  return drawing.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))
}

/** A line that a hand draws, never quite straight. */
function byHand(seed: string, [x, y]: Point, [toX, toY]: Point) {
  const random = seededRandom(seed)
  const count = Math.max(3, Math.round(Math.abs(toX - x) / 130))
  return line(
    Array.from(
      { length: count + 1 },
      (_, index): Point => [
        x + ((toX - x) * index) / count,
        y + ((toY - y) * index) / count + (random() - 0.5) * 9,
      ],
    ),
  )
}
