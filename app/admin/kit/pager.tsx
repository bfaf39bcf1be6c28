import { Link, useLocation } from 'react-router'

type PagerProps = {
  /** Queries of the pages before and after this one; null at either end. */
  previous: PagerQuery | null
  next: PagerQuery | null
  /** The links' labels; the default is for lists with the newest first. */
  labels?: [previous: string, next: string]
  /** "Page 2, 130 in total" */
  position?: string
}

/** Query parameters that a page sets; null removes one. */
type PagerQuery = Record<string, string | null>

/** Links to the pages before and after this one. They keep the rest of the query. */
export function Pager({ previous, next, labels = ['Newer', 'Older'], position }: PagerProps) {
  const { search } = useLocation()
  if (!previous && !next) return null
  const to = (query: PagerQuery) => {
    const params = new URLSearchParams(search)
    for (const [name, value] of Object.entries(query)) {
      if (value === null) params.delete(name)
      else params.set(name, value)
    }
    return { search: `?${params}` }
  }
  return (
    <nav aria-label="Pages" className="grid grid-cols-[1fr_auto_1fr] items-center gap-4">
      {previous ? (
        <Link to={to(previous)} className="admin-link min-h-11 font-semibold justify-self-start">
          {labels[0]}
        </Link>
      ) : (
        <span />
      )}
      <span className="label text-soft">{position}</span>
      {next ? (
        <Link to={to(next)} className="admin-link min-h-11 font-semibold justify-self-end">
          {labels[1]}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}

/** Props of the pager of a list with numbered pages; `total` is the number of all rows, if known. */
export function numberedPages({ page, hasMore, total }: NumberedPages): PagerProps {
  const queryFor = (number: number) => ({ page: number === 1 ? null : String(number) })
  const all = total === undefined ? '' : `, ${total.toLocaleString('en-US')} in total`
  return {
    previous: page > 1 ? queryFor(page - 1) : null,
    next: hasMore ? queryFor(page + 1) : null,
    position: `Page ${page.toLocaleString('en-US')}${all}`,
  }
}

type NumberedPages = { page: number; hasMore: boolean; total?: number }
