import { mark } from '../../../model/theme/mark.ts'
import { drawnMark } from '../../logo/icons.ts'
import { nameAsPaths } from '../../logo/wordmark.ts'
import type { Typesetter } from '../lettering.ts'
import { grounds } from './grounds.ts'
import { setTitle } from './set-title.ts'
import { type Subject, siteName } from './subjects.ts'

const MARGIN = 60
const [WIDTH, HEIGHT] = [1200, 630]
/** Foot of the first row and head of the title. */
const [ROW, TOP] = [92, 150]

const labelPlaces = {
  row: { x: WIDTH - MARGIN, y: ROW - 5, align: 'right' },
  foot: { x: MARGIN, y: HEIGHT - MARGIN },
} as const

/** The share picture of a page: the logo and its label, its title as large as it goes, its drawing. */
export function pageCard(subject: Subject, write: Typesetter) {
  const { ground, words, title: room, label, draw } = grounds[subject.art](subject)
  const phase = (subject.lambda % 100) / 100
  const title = setTitle(write, subject.title, phase, {
    ...room,
    x: MARGIN - 4,
    y: TOP,
    fill: words,
  })
  return card(ground, [
    draw(TOP + title.height + 30),
    logo(write, MARGIN, ROW, words),
    write(subject.label, { ...small(words), ...labelPlaces[label] }),
    title.elements,
  ])
}

/** An SVG of the size that networks show. */
export function card(ground: string, elements: string[]) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${elements.join('')}</svg>`
}

/** Mark and name with the mark's foot at `y`. */
export function logo(write: Typesetter, x: number, y: number, colour: string, scale = 1.35) {
  const [left, size] = [x + (mark.width + 15) * scale, 32 * scale]
  const letters = nameAsPaths(siteName, write, { x: left, y, colour, size })
  const place = `translate(${x} ${y - mark.height * scale}) scale(${scale})`
  return `${drawnMark(colour, place)}${letters.elements}`
}

export function small(fill: string) {
  return { face: 'mono', size: 24, tracking: -10, fill } as const
}
