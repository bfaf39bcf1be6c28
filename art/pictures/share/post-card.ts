import type { PostSource } from '../../../model/blog/blog-schemas.ts'
import { coverDrawing } from '../covers/cover.ts'
import { inksOf } from '../covers/inks.ts'
import type { Typesetter } from '../lettering.ts'
import { ink, paper } from '../palette.ts'
import { card, logo, small } from './page-card.ts'
import { setTitle } from './set-title.ts'

const [MARGIN, COLUMN, HEIGHT] = [48, 520, 630]

/** The share picture of a post: its words on paper, beside them the cover as high as the card. */
export function postCard(post: PostSource, write: Typesetter) {
  const { title, category } = post
  const inks = inksOf(category)
  const box = { x: MARGIN, y: 106, width: COLUMN - 2 * MARGIN, height: 400, largest: 76 }
  const heading = setTitle(write, title, 0.1, { ...box, fill: ink })
  const label = write(`Blog / ${category}`, { ...small(ink), x: MARGIN, y: 72 })
  return card(paper, [
    cover(post, inks.ground, write),
    label,
    heading.elements,
    logo(write, MARGIN, HEIGHT - MARGIN, ink, 1),
  ])
}

/** The cover, 1200 by 750 on its own, in the middle of its ground, right of the words. */
function cover(post: PostSource, ground: string, write: Typesetter) {
  const width = 1200 - COLUMN
  const height = Math.round((HEIGHT / width) * 1200)
  const top = (750 - height) / 2
  return `<svg x="${COLUMN}" width="${width}" height="${HEIGHT}" viewBox="0 ${top} 1200 ${height}"><rect y="${top}" width="1200" height="${height}" fill="${ground}"/>${coverDrawing(post, write)}</svg>`
}
