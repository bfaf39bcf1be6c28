import type { BlockProps } from '#blocks/block-props.ts'
import { blogMessages } from '#model/blog/blog.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { PostCard } from './post-card.tsx'

/** The newest posts: one column, two, three (specification 2.5). */
export default function BlogTeaser({ block, live }: BlockProps<'blog-teaser'>) {
  return (
    <section className="column pb-section">
      <div className="grid items-end gap-x-16 gap-y-5 border-t border-line pt-10 pb-12 md:grid-cols-[1fr_auto]">
        <div className="grid gap-4">
          <h2 className="display text-title">{block.title}</h2>
          <p className="text-lead text-soft">{block.lead}</p>
        </div>
        <ButtonLink to={block.action.href} variant="outline" className="justify-self-start">
          {block.action.label}
        </ButtonLink>
      </div>
      {live.posts.state === 'loading' ? (
        <Loading text={blogMessages.loading} />
      ) : (
        <Reveal className="grid grid-cols-1 gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
          {live.posts.value.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </Reveal>
      )}
    </section>
  )
}
