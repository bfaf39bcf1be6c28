import { placedMark } from '../client-mark.ts'
import { clients } from '../clients.ts'
import type { FaceName, Typesetter } from '../lettering.ts'
import { ink } from '../palette.ts'
import { rect } from '../projects/screen.ts'

/** How words look beyond their place; `within` shrinks a line that would become wider. */
type Look = {
  fill?: string
  weight?: number
  stretch?: number
  tracking?: number
  align?: 'left' | 'centre' | 'right'
  within?: number
  /** Distance of the baselines, as a multiple of the size. */
  leading?: number
}

/** Sets words in the three faces of the house; a bar in the words begins a new line. */
export type Pen = ReturnType<typeof openPen>

/** A client's own face is for titles; it takes no more room than the face of the house would. */
export function openPen(write: Typesetter, own?: FaceName) {
  type Voice = Look & { face: FaceName }

  function lines(words: string, x: number, y: number, size: number, look: Voice) {
    const { within = Number.POSITIVE_INFINITY, leading = 1.35, ...voice } = look
    const rows = words.split('|')
    const widest = Math.max(...rows.map((row) => write.width(row, { x, y, size, ...voice })))
    const fitted = widest > within ? (size * within) / widest : size
    return rows
      .map((row, index) =>
        write(row, { x, y: round(y + index * size * leading), size: fitted, ...voice }),
      )
      .join('')
  }

  function text(words: string, x: number, y: number, size: number, look: Look = {}) {
    return lines(words, x, y, size, { face: 'text', ...look })
  }

  function inOwnFace(
    face: FaceName,
    words: string,
    x: number,
    y: number,
    size: number,
    look: Voice,
  ) {
    const { within = Number.POSITIVE_INFINITY, leading = 1.04, ...house } = look
    const { fill, align, tracking } = house
    const rows = words.split('|')
    const room = (each: FaceName) =>
      Math.max(...rows.map((row) => write.width(row, { x, y, size, ...house, face: each })))
    const asWide = Math.min(1.16, Math.min(room(house.face), within) / room(face))
    return rows
      .map((row, index) =>
        write(row, {
          x,
          y: round(y + index * size * leading),
          size: size * asWide,
          face,
          fill,
          align,
          tracking,
        }),
      )
      .join('')
  }

  return {
    text,
    bold: (words: string, x: number, y: number, size: number, look: Look = {}) =>
      text(words, x, y, size, { weight: 650, ...look }),
    title: (words: string, x: number, y: number, size: number, look: Look = {}) => {
      const house = { face: 'display', weight: 700, stretch: 84, leading: 1.04, ...look } as const
      return own ? inOwnFace(own, words, x, y, size, house) : lines(words, x, y, size, house)
    },
    /** A title in the face of another client. */
    titleIn: (face: FaceName, words: string, x: number, y: number, size: number, look: Look = {}) =>
      inOwnFace(face, words, x, y, size, { face: 'display', weight: 700, stretch: 84, ...look }),
    mono: (words: string, x: number, y: number, size: number, look: Look = {}) =>
      lines(words, x, y, size, { face: 'mono', weight: 500, ...look }),
    /** Words that somebody has written by hand. */
    hand: (words: string, x: number, y: number, size: number, look: Look = {}) =>
      lines(words, x, y, size, { face: 'reenie', leading: 0.8, ...look }),
    button: (words: string, box: Box, fill: string, colour = ink) =>
      rect(...box, fill) +
      text(words, box[0] + box[2] / 2, box[1] + box[3] / 2 + box[3] * 0.13, box[3] * 0.38, {
        ...{ weight: 650, align: 'centre', fill: colour, within: box[2] - 20 },
      }),
    /** A client's whole mark; the place is its upper left corner, or its upper middle. */
    mark: (slug: string, x: number, y: number, height: number, fill = ink, centred = false) =>
      placedMark(clientCalled(slug), write, { x, y, height, fill, centred }),
    /** A client's symbol on a disc, or for a mark without one its first letter. */
    badge(slug: string, x: number, y: number, r: number, fill: string, colour: string) {
      const { symbol, line, name, face, weight, stretch } = clientCalled(slug)
      const scale = (r * 1.2) / 48
      const paint = line
        ? `fill="none" stroke="${colour}" stroke-width="${line}" stroke-linejoin="round"`
        : `fill="${colour}" fill-rule="evenodd"`
      const inside = symbol
        ? `<path transform="translate(${x - 24 * scale} ${y - 24 * scale}) scale(${scale})" d="${symbol}" ${paint}/>`
        : write(name.charAt(0), {
            ...{ x, y: y + r * 0.42, size: r * 1.2, face, weight, stretch },
            ...{ fill: colour, align: 'centre' },
          })
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>${inside}`
    },
    width: (words: string, size: number, weight = 400) =>
      write.width(words, { x: 0, y: 0, size, face: 'text', weight }),
  }
}

export type Box = readonly [x: number, y: number, w: number, h: number]

function clientCalled(slug: string) {
  const client = clients.find((one) => one.slug === slug)
  if (!client) throw new Error(`No client is called "${slug}".`)
  return client
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
