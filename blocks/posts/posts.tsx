import { lazy } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import { blogMessages } from '#model/blog/blog.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { PostsLayoutProps } from './list.tsx'
import { PostCard } from './post-card.tsx'

// Loaded separately, because the home page only shows cards.
const List = lazy(() => import('./list.tsx'))

/** The newest posts, of all categories or of one. */
export default function Posts({ block, live }: BlockProps<'posts'>) {
  const Layout = block.layout === 'list' ? List : Cards
  return <Layout block={block} posts={block.category ? live.relatedPosts : live.posts} />
}

/** Cards in one to three columns, by screen width (specification 2.5). */
function Cards({ block, posts }: PostsLayoutProps) {
  const { anchor, title, lead, action } = block
  return (
    <section id={anchor} className="column pb-section">
      <div className="grid items-end gap-x-16 gap-y-5 border-t border-line pt-10 pb-12 md:grid-cols-[1fr_auto]">
        <div className="grid gap-4">
          <h2 className="display text-title">{title}</h2>
          {lead && <p className="text-lead text-soft">{lead}</p>}
        </div>
        {action && (
          <ButtonLink href={action.href} variant="outline" className="justify-self-start">
            {action.label}
          </ButtonLink>
        )}
      </div>
      {posts.state === 'loading' ? (
        <Loading text={blogMessages.loading} />
      ) : (
        <Reveal className="grid grid-cols-1 gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
          {posts.value.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </Reveal>
      )}
    </section>
  )
}
