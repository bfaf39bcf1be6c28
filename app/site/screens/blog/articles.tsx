import { PostCard } from '#blocks/posts/post-card.tsx'
import { blogMessages } from '#model/blog/blog.ts'
import type { BlogQuery, PostList } from '#model/blog/blog-schemas.ts'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import { type Plural, pluralText } from '#ui/plural.ts'
import { Pager } from './pager.tsx'

type ArticlesProps = {
  list: PostList
  query: BlogQuery
  /** The number of all articles. */
  counted: Plural
}

/** One page of posts, with a count that screen readers announce. If there are more than three, some are wide. */
export function Articles({ list, query, counted }: ArticlesProps) {
  const { tag, t } = useLanguage()
  if (list.posts.length === 0) {
    return (
      <>
        <p role="status" className="py-24 text-center text-intro">
          {t(blogMessages.empty)}
        </p>
        <Pager total={list.total} query={query} />
      </>
    )
  }
  const layouts = layoutsOf(list.posts.length, query)
  return (
    <>
      <p role="status" className="label py-6 text-soft">
        {pluralText(list.total, counted, tag)}
      </p>
      <div className="grid gap-x-8 gap-y-14 md:grid-cols-2 md:gap-y-16 lg:grid-cols-3">
        {list.posts.map((post, index) => (
          <div
            key={post.id}
            className={cn(
              layouts[index] === 'lead' && 'md:col-span-full',
              layouts[index] === 'wide' && 'lg:col-span-2',
            )}
          >
            <PostCard post={post} eager={index < 3} layout={layouts[index]} />
          </div>
        ))}
      </div>
      <Pager total={list.total} query={query} />
    </>
  )
}

/** The newest post leads the blog's first page; after it, some take two of the three columns, so that every row is full. */
function layoutsOf(count: number, { q, category, page = 1 }: BlogQuery) {
  const hasLead = !q && !category && page === 1 && count > 3
  if (!hasLead) return layoutsOfRows(count)
  return ['lead' as const, ...layoutsOfRows(count - 1)]
}

/** Rows of two posts, one of them wide, around rows of three. */
function layoutsOfRows(count: number): ('wide' | undefined)[] {
  if (count <= 3) return []
  const pairs = [3, 2, count < 8 ? 1 : 4][count % 3] ?? 0
  const pair = (index: number) =>
    index % 2 === 0 ? (['wide', undefined] as const) : ([undefined, 'wide'] as const)
  const rows = Array.from({ length: pairs }, (_, index) => pair(index))
  const threes = Array.from({ length: count - 2 * pairs }, () => undefined)
  const half = Math.ceil(pairs / 2)
  return [...rows.slice(0, half).flat(), ...threes, ...rows.slice(half).flat()]
}
