import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import { refreshTime } from '#blocks/live-data.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { blogPath } from '#model/blog/blog-query.ts'
import { ButtonLink } from '#ui/button.tsx'
import { island } from '#ui/island.tsx'
import type { Language } from '#ui/language.ts'
import { useLanguage } from '#ui/language-context.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { PostList, type PostsLayout } from './post-list.tsx'

export type PostsIslandProps = { layout: PostsLayout; category?: string; count?: number }

/** The newest posts, of all categories or of one. */
export function Posts({ block, live }: BlockProps<'posts'>) {
  const { layout, category, count } = block
  const posts = category ? live.relatedPosts : live.posts
  const Layout = layout === 'list' ? BesideList : AboveCards
  return (
    <Layout block={block}>
      <div
        {...island<PostsIslandProps>({
          name: 'post-list',
          when: refreshTime(posts),
          props: { layout, category, count },
        })}
      >
        <PostList layout={layout} posts={posts.value.slice(0, count)} />
      </div>
    </Layout>
  )
}

type LayoutProps = { block: BlockOf<'posts'>; children: ReactNode }

function AboveCards({ block: { anchor, title, intro, action }, children }: LayoutProps) {
  return (
    <section id={anchor} className="column pb-section">
      <div className="grid items-end gap-x-16 gap-y-4 pt-section pb-8 md:grid-cols-[1fr_auto]">
        <div className="grid gap-y-2">
          <h2 className="display text-title">{title}</h2>
          {intro && <p className="max-w-[60ch] text-intro text-soft">{intro}</p>}
        </div>
        {action && (
          <ButtonLink href={action.href} variant="outline" className="justify-self-start">
            {action.label}
          </ButtonLink>
        )}
      </div>
      {children}
    </section>
  )
}

function BesideList({ block, children }: LayoutProps) {
  const { t } = useLanguage()
  const { anchor, title, intro, category, action = linkToAll(t, category) } = block
  return (
    <section
      id={anchor}
      className="column grid gap-[clamp(1rem,5vw,4rem)] py-section lg:grid-cols-[4fr_8fr]"
    >
      <div className="grid content-start gap-1 sm:gap-4 lg:sticky lg:top-28 lg:self-start">
        <h2 className="display text-title">{title}</h2>
        {intro && <p className="text-soft">{intro}</p>}
        <SiteLink
          href={action.href}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold underline decoration-fill decoration-2 underline-offset-6"
        >
          {action.label}
          <ArrowRight aria-hidden="true" className="size-4" />
        </SiteLink>
      </div>
      {children}
    </section>
  )
}

function linkToAll(t: Language['t'], category?: string) {
  return {
    label: category ? t('All posts on {category}', { category }) : t('All posts'),
    href: blogPath({ category }),
  }
}
