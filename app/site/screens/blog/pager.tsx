import { BLOG_PAGE_SIZE } from '#model/blog/blog.ts'
import { blogPath } from '#model/blog/blog-query.ts'
import type { BlogQuery } from '#model/blog/blog-schemas.ts'

type PagerProps = { total: number; query: BlogQuery }

/** Links to the older and newer pages of the list; nothing if everything fits on one page. */
export function Pager({ total, query }: PagerProps) {
  const pages = Math.ceil(total / BLOG_PAGE_SIZE)
  if (pages <= 1) return null
  // Past the end, "Newer articles" links to the last page.
  const current = Math.min(pages + 1, query.page ?? 1)
  return (
    <nav
      aria-label="Pages"
      className="mt-16 flex items-center justify-between gap-6 border-t border-line pt-6"
    >
      <PageLink
        query={query}
        page={current - 1}
        shown={current > 1}
        rel="prev"
        label="Newer articles"
      />
      <p className="label whitespace-nowrap text-soft">
        {current > pages ? `There are ${pages} pages` : `Page ${current} of ${pages}`}
      </p>
      <PageLink
        query={query}
        page={current + 1}
        shown={current < pages}
        rel="next"
        label="Older articles"
      />
    </nav>
  )
}

type PageLinkProps = {
  query: BlogQuery
  page: number
  shown: boolean
  rel: string
  label: string
}

function PageLink({ query, page, shown, rel, label }: PageLinkProps) {
  if (!shown) return <span className="sm:w-32" />
  return (
    <a
      href={blogPath({ ...query, page })}
      rel={rel}
      className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap underline underline-offset-6"
    >
      {label}
    </a>
  )
}
