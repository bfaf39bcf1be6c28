import type { Picture } from '#model/content/picture.ts'

/** The chairs of the openings, from the left of the career page's picture, and one that nobody has made yet; art/ draws them. */
const chairs = {
  bentwood: 'A bentwood chair, empty',
  plastic: 'A blue plastic chair, empty',
  wheels: 'An office chair on wheels, empty',
  cane: 'A cane stool, empty',
  school: 'A school chair with a writing board, empty',
  wing: 'A green wing chair, empty',
  folding: 'A pink folding chair, empty',
  bar: 'A tall bar stool, empty',
  beanbag: 'A purple beanbag, empty',
  ladder: 'A ladder-back chair with a rush seat, empty',
  crate: 'A crate with a cushion, empty',
  outline: 'The outline of a chair, in dashes',
}

export type ChairName = keyof typeof chairs

export const chairNames = Object.keys(chairs) as ChairName[]

export function chair(name: ChairName): Picture {
  return { src: `/pictures/chairs/${name}.svg`, alt: chairs[name], width: 736, height: 1112 }
}
