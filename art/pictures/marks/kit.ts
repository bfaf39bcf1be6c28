import { type FaceName, inFace, type Typesetter } from '../lettering.ts'

/** What a mark is drawn with: 64 units high, in one colour. */
export type Kit = ReturnType<typeof openKit>

/** A mark and its width. */
export type Mark = (kit: Kit) => readonly [inside: string, width: number]

export const ink = 'currentColor'

export function openKit(write: Typesetter, slug: string) {
  type More = { weight?: number; stretch?: number; tracking?: number; align?: 'centre' | 'right' }
  const set = (
    face: FaceName,
    words: string,
    x: number,
    y: number,
    size: number,
    more: More = {},
  ) => inFace(write, face)(words, x, y, size, ink, more)
  return {
    set,
    width: (face: FaceName, words: string, size: number, more: More = {}) =>
      write.width(words, { x: 0, y: 0, size, face, ...more }),
    /** A shape with holes in the form of another drawing. */
    cut: (shape: string, holes: string) =>
      `<mask id="${slug}"><rect width="600" height="64" fill="#fff"/><g color="#000">${holes}</g></mask><g mask="url(#${slug})">${shape}</g>`,
    /** Words that follow a circle round x y, the middle of them at the top. */
    arc(face: FaceName, words: string, x: number, y: number, r: number, size: number) {
      const long = write.width(words, { x: 0, y: 0, size, face })
      let along = -long / 2
      return [...words]
        .map((letter) => {
          const own = write.width(letter, { x: 0, y: 0, size, face })
          const turn = ((along + own / 2) / r) * (180 / Math.PI)
          along += own
          return `<g transform="translate(${x} ${y}) rotate(${Math.round(turn * 10) / 10}) translate(0 ${-r})">${set(face, letter, 0, 0, size, { align: 'centre' })}</g>`
        })
        .join('')
    },
  }
}

export const fill = (d: string) => `<path d="${d}" fill="${ink}" fill-rule="evenodd"/>`

export const trace = (d: string, width = 3) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
