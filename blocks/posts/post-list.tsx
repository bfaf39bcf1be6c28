import type { BlockOf } from '#blocks/schema.ts'
import { readTimeText } from '#model/blog/blog.ts'
import type { PostSummary } from '#model/blog/blog-schemas.ts'
import { longDate } from '#model/day.ts'
import { postPath } from '#model/paths.ts'
import { useLanguage } from '#ui/language-context.ts'
import { Reveal } from '#ui/reveal.tsx'
import { PostCard } from './post-card.tsx'

export type PostsLayout = BlockOf<'posts'>['layout']

type PostListProps = { layout: PostsLayout; posts: PostSummary[] }

/** Posts as cards in one to three columns, by screen width, or as titles one below the other. */
export function PostList({ layout, posts }: PostListProps) {
  if (layout === 'list') {
    return (
      <ol className="border-b border-line">
        {posts.map((post) => (
          <Post key={post.id} post={post} />
        ))}
      </ol>
    )
  }
  return (
    <Reveal className="grid grid-cols-1 gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </Reveal>
  )
}

function Post({ post }: { post: PostSummary }) {
  const { tag, t } = useLanguage()
  return (
    <li className="relative grid gap-x-8 gap-y-2 border-t border-line py-[clamp(1rem,1.8vw,1.75rem)] before:absolute before:-top-px before:inset-s-0 before:h-0.5 before:w-full before:origin-left rtl:before:origin-right before:scale-x-0 before:bg-fill before:transition-transform before:duration-500 focus-within:before:scale-x-100 hover:before:scale-x-100 sm:grid-cols-[11rem_1fr]">
      <p className="label text-soft">
        <time dateTime={post.date}>{longDate(post.date, tag)}</time>
        <span className="block">{readTimeText(post.readTime, t)}</span>
      </p>
      <div className="grid gap-2">
        <h3 className="display text-[clamp(1.375rem,2vw,1.875rem)] leading-[1.02]">
          <a href={postPath(post.slug)} className="after:absolute after:inset-0">
            {post.title}
          </a>
        </h3>
        <p className="max-w-[34em] text-soft">{post.summary}</p>
        <p className="text-small">{t('By {author}', { author: post.author })}</p>
      </div>
    </li>
  )
}
