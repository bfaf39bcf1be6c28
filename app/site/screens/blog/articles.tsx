import { PostCard } from '#blocks/posts/post-card.tsx'
import { blogMessages } from '#model/blog/blog.ts'
import type { BlogQuery, PostList } from '#model/blog/blog-schemas.ts'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import { type Plural, pluralText } from '#ui/plural.ts'
import { layoutsOf } from './layouts.ts'
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
