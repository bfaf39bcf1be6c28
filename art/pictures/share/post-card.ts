import type { PostSource } from '../../../model/blog/blog-schemas.ts'
import { coverDrawing } from '../covers/cover.ts'
import { inksOf } from '../covers/inks.ts'
import type { Typesetter } from '../lettering.ts'
import { ink, paper } from '../palette.ts'
import { card, logo, small } from './page-card.ts'
import { setTitle } from './set-title.ts'

const [MARGIN, COLUMN, HEIGHT] = [48, 520, 630]

/** The share picture of a post: its words on paper, beside them the cover as high as the card. */
export function postCard({ slug, title, category }: PostSource, write: Typesetter) {
  const inks = inksOf(category)
  const box = { x: MARGIN, y: 106, width: COLUMN - 2 * MARGIN, height: 400, largest: 76 }
  const heading = setTitle(write, title, 0.1, { ...box, fill: ink })
  const label = write(`Blog / ${category}`, { ...small(ink), x: MARGIN, y: 72 })
  return card(paper, [
    cover(slug, category, inks.ground),
    label,
    heading.elements,
    logo(write, MARGIN, HEIGHT - MARGIN, ink, 1),
  ])
}

/** The middle of the cover, 1200 by 750 on its own, right of the words. */
function cover(slug: string, category: string, ground: string) {
  const scale = HEIGHT / 750
  const width = 1200 - COLUMN
  const left = (1200 - width / scale) / 2
  return `<svg x="${COLUMN}" width="${width}" height="${HEIGHT}" viewBox="${Math.round(left)} 0 ${Math.round(width / scale)} 750"><rect width="1200" height="750" fill="${ground}"/>${coverDrawing({ slug, category })}</svg>`
}
