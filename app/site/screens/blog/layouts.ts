import type { PostLayout } from '#blocks/posts/post-card.tsx'
import type { BlogQuery } from '#model/blog/blog-schemas.ts'

/** The newest post leads the blog's first page; after it, some take two of the three columns, so that every row is full. */
export function layoutsOf(count: number, { q, category, page = 1 }: BlogQuery) {
  const hasLead = !q && !category && page === 1 && count > 3
  if (!hasLead) return layoutsOfRows(count)
  return ['lead' as const, ...layoutsOfRows(count - 1)]
}

/** Rows of two posts, one of them wide, around rows of three. */
function layoutsOfRows(count: number): (PostLayout | undefined)[] {
  if (count <= 3) return []
  const pairs = [3, 2, count < 8 ? 1 : 4][count % 3] ?? 0
  const pair = (index: number) =>
    index % 2 === 0 ? (['wide', 'beside'] as const) : (['beside', 'wide'] as const)
  const rows = Array.from({ length: pairs }, (_, index) => pair(index))
  const threes = Array.from({ length: count - 2 * pairs }, () => undefined)
  const half = Math.ceil(pairs / 2)
  return [...rows.slice(0, half).flat(), ...threes, ...rows.slice(half).flat()]
}
