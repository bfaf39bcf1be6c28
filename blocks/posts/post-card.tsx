import { categoryLambda, readTimeText } from '#model/blog/blog.ts'
import type { PostSummary } from '#model/blog/blog-schemas.ts'
import { longDate } from '#model/day.ts'
import { mediaSize } from '#model/media/media-address.ts'
import { postPath } from '#model/paths.ts'
import { cn } from '#ui/cn.ts'
import { columnPart } from '#ui/column-part.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { hueOf } from '#ui/spectrum.ts'

export type PostLayout = 'wide' | 'beside' | 'lead'

type PostCardProps = {
  post: PostSummary
  eager?: boolean
  /** Two columns wide, or beside one that is; or as wide as the window with the cover beside the text. */
  layout?: PostLayout | undefined
}

const sizes = {
  small: `(width < 768px) 40vw, ${columnPart(0.31)}`,
  beside: `(width < 768px) 40vw, ${columnPart(0.31)}`,
  wide: `(width < 768px) 100vw, ${columnPart(0.6)}`,
  lead: '(width < 1024px) 100vw, 60vw',
}

/** On a tint a category's chip takes the colour of the page. */
const chips = { small: 'bg-tint', wide: 'bg-tint', beside: 'bg-tint lg:bg-paper', lead: 'bg-paper' }

/** On phones a small card's cover stands beside category and title; the rest is below both. */
const small = {
  card: 'max-md:grid-cols-[2fr_3fr] max-md:gap-y-2 md:grid-rows-[auto_1fr] md:max-lg:not-first:last:odd:col-span-2 md:max-lg:not-first:last:odd:grid-cols-2 md:max-lg:not-first:last:odd:grid-rows-1 md:max-lg:not-first:last:odd:items-center md:max-lg:not-first:last:odd:gap-x-8',
  picture: 'self-start rounded-card max-md:row-span-2',
  cover: 'aspect-[16/10]',
  text: 'max-md:contents md:grid-rows-[auto_auto_1fr_auto]',
  label: 'text-soft max-md:contents',
  date: 'max-md:order-1 max-md:col-span-2',
  title: 'line-clamp-3 text-card font-semibold',
  summary: 'max-w-[34em]',
  rest: 'max-md:order-1 max-md:col-span-2',
}

const looks = {
  small,
  beside: {
    ...small,
    card: cn(small.card, 'lg:gap-0 lg:overflow-hidden lg:rounded-card lg:bg-tint'),
    picture: 'self-start max-lg:rounded-card max-md:row-span-2',
    text: cn(small.text, 'lg:p-6'),
    title:
      'line-clamp-4 text-card font-semibold lg:display lg:text-[clamp(1.625rem,2.7vw,2.75rem)] lg:leading-none',
  },
  wide: {
    card: 'md:grid-rows-[1fr_auto]',
    picture: 'rounded-card',
    cover: 'aspect-[16/10] h-full lg:aspect-video',
    text: 'grid-rows-[auto_auto_1fr_auto]',
    label: 'text-soft',
    date: '',
    title:
      'line-clamp-3 text-card font-semibold lg:display lg:text-[clamp(1.75rem,3vw,3rem)] lg:leading-none',
    summary: 'max-w-[38em] lg:text-intro',
    rest: '',
  },
  lead: {
    card: 'bg-tint mx-[calc(-1*var(--to-edge))] md:col-span-full lg:grid-cols-[8fr_5fr] lg:gap-0 lg:pe-(--to-edge)',
    picture: '',
    cover: 'aspect-[16/10] h-full',
    text: 'content-end px-gutter py-8 lg:ps-10 lg:pe-0',
    label: '',
    date: '',
    title: 'display hue-width wrap-break-word pt-4 text-[clamp(1.9rem,3.6vw,4rem)] leading-none',
    summary: 'max-w-[34em] lg:text-intro',
    rest: '',
  },
}

/**
 * A post in a list; in two columns, a last one alone in its row fills it. The whole card
 * is clickable; only its link is focusable.
 */
export function PostCard({ post, eager, layout }: PostCardProps) {
  const { tag, t } = useLanguage()
  const look = looks[layout ?? 'small']
  return (
    <article
      {...hueOf(categoryLambda(post))}
      aria-label={post.title}
      className={cn('group relative grid h-full gap-4', look.card)}
    >
      <div className={cn('overflow-hidden bg-raised', look.picture)}>
        <Image
          src={post.image}
          alt={post.imageAlt}
          {...(mediaSize(post.image) ?? { width: 1200, height: 750 })}
          sizes={sizes[layout ?? 'small']}
          eager={eager}
          className={cn(
            look.cover,
            'w-full object-cover transition-transform duration-700 group-hover:scale-[1.03]',
          )}
        />
      </div>
      <div className={cn('grid gap-2 md:gap-3', look.text)}>
        <p className={cn('label flex flex-wrap items-center gap-x-3 gap-y-1', look.label)}>
          <span
            className={cn(
              'justify-self-start rounded-button px-2.5 py-1 text-ink',
              chips[layout ?? 'small'],
            )}
          >
            {post.category}
          </span>
          <span className={cn('flex flex-wrap gap-x-3 whitespace-nowrap', look.date)}>
            <time dateTime={post.date}>{longDate(post.date, tag)}</time>
            <span>{readTimeText(post.readTime, t)}</span>
          </span>
        </p>
        <h3 className={look.title}>{post.title}</h3>
        <p className={cn('self-start max-md:text-small md:line-clamp-6', look.summary, look.rest)}>
          {post.summary}
        </p>
        <p
          className={cn(
            'flex flex-wrap items-baseline justify-between gap-x-4 pt-1 text-small',
            look.rest,
          )}
        >
          <span>{t('By {author}', { author: post.author })}</span>
          <a
            href={postPath(post.slug)}
            className="inline-flex min-h-6 items-center font-semibold underline decoration-fill decoration-2 underline-offset-6 after:absolute after:inset-0"
          >
            {t('Read More')}
            <span className="sr-only">: {post.title}</span>
          </a>
        </p>
      </div>
    </article>
  )
}
