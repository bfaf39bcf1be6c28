import { BLOG_PAGE_SIZE } from '#model/blog/blog.ts'
import { blogPath } from '#model/blog/blog-query.ts'
import type { BlogQuery } from '#model/blog/blog-schemas.ts'
import { useLanguage } from '#ui/language-context.ts'
import { PageLinks } from '#ui/page-links.tsx'

type PagerProps = { total: number; query: BlogQuery }

/** Links to the older and newer pages of the list; nothing if everything fits on one page. */
export function Pager({ total, query }: PagerProps) {
  const { t } = useLanguage()
  const pages = Math.ceil(total / BLOG_PAGE_SIZE)
  if (pages <= 1) return null
  // Past the end, "Newer articles" links to the last page.
  const current = Math.min(pages + 1, query.page ?? 1)
  const link = (page: number, rel: string, label: string) => (
    <a
      href={blogPath({ ...query, page })}
      rel={rel}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-6"
    >
      {label}
    </a>
  )
  return (
    <PageLinks
      className="mt-16 border-t border-line pt-6"
      previous={current > 1 && link(current - 1, 'prev', t('Newer articles'))}
      position={
        current > pages
          ? t('There are {pages} pages', { pages })
          : t('Page {page} of {pages}', { page: current, pages })
      }
      next={current < pages && link(current + 1, 'next', t('Older articles'))}
    />
  )
}
