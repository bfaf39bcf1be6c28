import { ArrowRight } from 'lucide-react'
import type { Loadable } from '#blocks/live-data.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { type BlogCategory, blogMessages, longDate } from '#model/blog/blog.ts'
import type { PostSummary } from '#model/blog/blog-schemas.ts'
import { paths, postPath } from '#model/paths.ts'
import { Loading } from '#ui/loading.tsx'

export type PostsLayoutProps = { block: BlockOf<'posts'>; posts: Loadable<PostSummary[]> }

/** Titles and summaries one below the other. */
export default function PostList({ block, posts }: PostsLayoutProps) {
  const { anchor, title, lead, category, action = linkToAll(category) } = block
  return (
    <section
      id={anchor}
      className="column grid gap-[clamp(2rem,5vw,4rem)] py-section lg:grid-cols-[4fr_8fr]"
    >
      <div className="grid content-start gap-4 lg:sticky lg:top-28 lg:self-start">
        <h2 className="display text-title">{title}</h2>
        {lead && <p className="text-soft">{lead}</p>}
        <a
          href={action.href}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold underline decoration-fill decoration-2 underline-offset-6"
        >
          {action.label}
          <ArrowRight aria-hidden="true" className="size-4" />
        </a>
      </div>
      {/* About as tall as three posts, to avoid a layout shift when they load. */}
      <div className="min-h-136 lg:min-h-120">
        {posts.state === 'loading' ? (
          <Loading text={blogMessages.loading} />
        ) : (
          <ol className="border-b border-line">
            {posts.value.map((post) => (
              <Post key={post.id} post={post} />
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

function linkToAll(category?: BlogCategory) {
  if (!category) return { label: 'All posts', href: paths.blog }
  const query = new URLSearchParams({ category })
  return { label: `All posts on ${category}`, href: `${paths.blog}?${query}` }
}

function Post({ post }: { post: PostSummary }) {
  return (
    <li className="relative grid gap-x-8 gap-y-3 border-t border-line py-[clamp(1.5rem,2.6vw,2.25rem)] before:absolute before:-top-px before:left-0 before:h-0.5 before:w-full before:origin-left before:scale-x-0 before:bg-fill before:transition-transform before:duration-500 focus-within:before:scale-x-100 hover:before:scale-x-100 sm:grid-cols-[10rem_1fr]">
      <p className="label text-soft">
        <time dateTime={post.date}>{longDate(post.date)}</time>
        <span className="block">{post.readTime}</span>
      </p>
      <div className="grid gap-2">
        <h3 className="display text-[clamp(1.5rem,2.4vw,2.25rem)] leading-[1.02]">
          <a href={postPath(post.slug)} className="after:absolute after:inset-0">
            {post.title}
          </a>
        </h3>
        <p className="max-w-[60ch] text-soft">{post.summary}</p>
        <p className="text-small">By {post.author}</p>
      </div>
    </li>
  )
}
