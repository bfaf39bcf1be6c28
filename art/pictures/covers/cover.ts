import { seededRandom } from '../../../ui/wave.ts'
import { tracePath } from '../../../ui/wave-paths.ts'
import type { Typesetter } from '../lettering.ts'
import { interferencePath, ringsPath, spectrumPath } from '../wave-paths.ts'
import { aiStrategy } from './ai-strategy.ts'
import { analytics } from './analytics.ts'
import { automation } from './automation.ts'
import { design } from './design.ts'
import { implementation } from './implementation.ts'
import { type Composition, inksOf } from './inks.ts'
import { chartsOf } from './plot.ts'
import { drawn } from './waves.ts'

export type Post = { slug: string; category: string; markdown?: string }

const compositions: Record<string, Composition> = {
  ...analytics,
  ...aiStrategy,
  ...automation,
  ...design,
  ...implementation,
}

const makers = [
  { draw: ringsPath, lines: 15, weight: 12 },
  { draw: spectrumPath, lines: 34, weight: 20 },
  { draw: tracePath, lines: 8, weight: 9 },
  { draw: interferencePath, lines: 20, weight: 9 },
]

/** The cover of a post, 1200 by 750: a chart of its figures, or for a new post one of the wave makers. */
export function cover(post: Post, write: Typesetter) {
  const { ground } = inksOf(post.category)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 750" width="1200" height="750"><rect width="1200" height="750" fill="${ground}"/>${coverDrawing(post, write)}</svg>`
}

/** What is drawn on the ground of the cover, without its frame: the share picture shows it too. */
export function coverDrawing({ slug, category, markdown = '' }: Post, write: Typesetter) {
  const inks = inksOf(category)
  return (
    compositions[slug]?.(chartsOf(markdown), inks, write) ?? anyWave(slug, inks.line, inks.accent)
  )
}

function anyWave(slug: string, line: string, accent: string) {
  const random = seededRandom(slug)
  const maker = makers[Math.floor(random() * makers.length)] ?? makers[0]
  if (!maker) return ''
  const [x, y] = [Math.round(random() * 900 + 150), Math.round(random() * 450 + 150)]
  const path = maker.draw(slug, { width: 1600, height: 1100, lines: maker.lines })
  return `<circle cx="${x}" cy="${y}" r="190" fill="${accent}"/>${drawn(path, line, maker.weight, 'transform="translate(-200 -175)"')}`
}
