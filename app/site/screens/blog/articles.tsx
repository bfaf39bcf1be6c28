import { PostCard } from '#blocks/posts/post-card.tsx'
import { blogMessages } from '#model/blog/blog.ts'
import type { BlogQuery, PostList } from '#model/blog/blog-schemas.ts'
import { cn } from '#ui/cn.ts'
import { Pager } from './pager.tsx'

type ArticlesProps = { list: PostList; query: BlogQuery }

/** One page of posts, with a count that screen readers announce. If there are more than three, the first is larger. */
export function Articles({ list, query }: ArticlesProps) {
  if (list.posts.length === 0) {
    return (
      <>
        <p role="status" className="py-24 text-center text-lead">
          {blogMessages.empty}
        </p>
        <Pager total={list.total} query={query} />
      </>
    )
  }
  const hasLead = list.posts.length > 3
  return (
    <>
      <p role="status" className="label py-6 text-soft">
        {list.total === 1 ? '1 article' : `${list.total} articles`}
      </p>
      <div className="grid gap-x-8 gap-y-16 md:grid-cols-2 lg:grid-cols-3">
        {list.posts.map((post, index) => (
          <div key={post.id} className={cn(hasLead && index === 0 && 'md:col-span-2')}>
            <PostCard post={post} eager={index < 3} wide={hasLead && index === 0} />
          </div>
        ))}
      </div>
      <Pager total={list.total} query={query} />
    </>
  )
}
