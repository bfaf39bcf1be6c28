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

type PostCardProps = { post: PostSummary; eager?: boolean /** Two columns wide. */; wide?: boolean }

/**
 * A post in a list; in two columns, a last one alone in its row fills it. The whole card
 * is clickable; only its link is focusable.
 */
export function PostCard({ post, eager, wide }: PostCardProps) {
  const { tag, t } = useLanguage()
  return (
    <article
      {...hueOf(categoryLambda(post))}
      aria-label={post.title}
      className={cn(
        'group relative grid gap-4 md:grid-rows-[auto_1fr] md:max-lg:not-first:last:odd:col-span-2 md:max-lg:not-first:last:odd:grid-cols-2 md:max-lg:not-first:last:odd:grid-rows-1 md:max-lg:not-first:last:odd:items-center md:max-lg:not-first:last:odd:gap-x-8',
        !wide && 'max-md:grid-cols-[2fr_5fr]',
      )}
    >
      <div className="self-start overflow-hidden rounded-card bg-raised">
        <Image
          src={post.image}
          alt={post.imageAlt}
          {...(mediaSize(post.image) ?? { width: 1200, height: 750 })}
          sizes={`(width < 768px) 100vw, ${columnPart(wide ? 0.6 : 0.31)}`}
          eager={eager}
          className={cn(
            wide ? 'aspect-[16/10] lg:aspect-video' : 'aspect-square md:aspect-[16/10]',
            'w-full object-cover transition-transform duration-700 group-hover:scale-[1.03]',
          )}
        />
      </div>
      <div className="grid grid-rows-[auto_auto_1fr_auto] gap-2 md:gap-3">
        <p className="label flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          <span className="rounded-button bg-tint px-2.5 py-1 text-ink">{post.category}</span>
          <span className="flex flex-wrap gap-x-3 whitespace-nowrap">
            <time dateTime={post.date}>{longDate(post.date, tag)}</time>
            <span>{readTimeText(post.readTime, t)}</span>
          </span>
        </p>
        <h3
          className={cn(
            'line-clamp-2',
            wide
              ? 'text-card font-semibold lg:display lg:text-[clamp(1.75rem,3.2vw,3rem)] lg:leading-none'
              : 'text-card font-semibold',
          )}
        >
          {post.title}
        </h3>
        <p className="line-clamp-3 max-w-[34em] self-start text-soft max-md:text-small">
          {post.summary}
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 pt-1 text-small">
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
