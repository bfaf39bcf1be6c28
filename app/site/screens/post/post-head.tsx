import { readTimeText } from '#model/blog/blog.ts'
import { blogPath } from '#model/blog/blog-query.ts'
import type { Post } from '#model/blog/blog-schemas.ts'
import { longDate } from '#model/day.ts'
import { mediaSize } from '#model/media/media-address.ts'
import { paths } from '#model/paths.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'

/** The title of a post beside its cover. */
export function PostHead({ post }: { post: Post }) {
  const { tag, t } = useLanguage()
  return (
    <header className="bg-tint lg:grid lg:grid-cols-[5fr_8fr] lg:ps-(--to-edge)">
      <div className="grid gap-[clamp(--spacing(4),2vw,--spacing(10))] px-gutter pt-8 lg:col-span-2 lg:ps-0 lg:pe-(--to-edge) lg:pb-[clamp(--spacing(8),3.2vw,--spacing(16))]">
        <Breadcrumb category={post.category} />
        <h1 className="display text-[clamp(2.125rem,6.2vw,8.5rem)] leading-[0.94] tracking-[-0.02em] wrap-break-word hyphens-auto">
          {withWholeWords(post.title)}
        </h1>
      </div>
      <div className="grid gap-4 px-gutter pt-6 pb-10 lg:content-between lg:gap-6 lg:ps-0 lg:pe-12 lg:pt-0">
        <p className="max-w-[34ch] text-intro lg:text-[clamp(1.375rem,2vw,2.25rem)] lg:leading-snug">
          {post.summary}
        </p>
        <p className="label flex flex-wrap gap-x-4">
          <span>{post.author}</span>
          <time dateTime={post.date}>{longDate(post.date, tag)}</time>
          <span>{readTimeText(post.readTime, t)}</span>
        </p>
      </div>
      <Image
        src={post.image}
        alt={post.imageAlt}
        {...(mediaSize(post.image) ?? { width: 1200, height: 750 })}
        sizes="(width < 1024px) 100vw, 60vw"
        eager
        className="aspect-[16/10] w-full object-cover"
      />
    </header>
  )
}

function Breadcrumb({ category }: { category: string }) {
  const { t } = useLanguage()
  return (
    <nav aria-label={t('Breadcrumb')} className="label">
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <a
            href={paths.blog}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            {t('Blog')}
          </a>
        </li>
        <li aria-hidden="true">/</li>
        <li>
          <a
            href={blogPath({ category })}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            {category}
          </a>
        </li>
      </ol>
    </nav>
  )
}

/** A headline's words with a hyphen stay in one line, if they fit a phone. */
function withWholeWords(title: string) {
  return title.split(/(?<!\S)(\S{1,7}-\S{1,6})(?!\S)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
