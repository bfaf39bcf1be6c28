import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { BlockProps } from '#blocks/block-props.ts'
import { blogMessages, longDate } from '#model/blog/blog.ts'
import type { PostSummary } from '#model/blog/blog-schemas.ts'
import { paths, postPath } from '#model/paths.ts'
import { Loading } from '#ui/loading.tsx'

/** The newest posts of one category as a reading list: the day, the title, how long it takes. */
export default function RelatedPosts({ block, live }: BlockProps<'related-posts'>) {
  const { anchor, title, category } = block
  const posts = live.relatedPosts
  return (
    <section id={anchor} className="reading column py-section">
      <div className="reading-head">
        <h2 className="display text-title">{title}</h2>
        <Link to={`${paths.blog}?${new URLSearchParams({ category })}`} className="reading-all">
          All posts on {category}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <div className="reading-room">
        {posts.state === 'loading' ? (
          <Loading text={blogMessages.loading} />
        ) : (
          <ol className="reading-list">
            {posts.value.map((post) => (
              <Reading key={post.id} post={post} />
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

function Reading({ post }: { post: PostSummary }) {
  return (
    <li className="reading-row">
      <p className="label text-soft">
        <time dateTime={post.date}>{longDate(post.date)}</time>
        <span className="block">{post.readTime}</span>
      </p>
      <div className="grid gap-2">
        <h3 className="display reading-title">
          <Link to={postPath(post.slug)} className="after:absolute after:inset-0">
            {post.title}
          </Link>
        </h3>
        <p className="max-w-[60ch] text-soft">{post.summary}</p>
        <p className="text-small">By {post.author}</p>
      </div>
    </li>
  )
}
