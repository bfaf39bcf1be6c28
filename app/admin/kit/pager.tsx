import { Link, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { PageLinks } from '#ui/page-links.tsx'

type PagerProps = {
  page: number
  hasMore: boolean
  /** The number of all rows, if known. */
  total?: number
  /** Instead of links that change the query: for a list that is not the screen's own. */
  onPage?: (page: number) => void
  /** The links' labels; the default is for lists with the newest first. */
  labels?: [previous: string, next: string]
}

/** The pages of a list with numbered pages. */
export function Pager({ page, hasMore, total, onPage, labels = ['Newer', 'Older'] }: PagerProps) {
  if (page === 1 && !hasMore) return null
  const all = total === undefined ? '' : `, ${total.toLocaleString('en-US')} in total`
  const step = (label: string, to: number, isOffered: boolean) =>
    onPage ? (
      // Keeps the focus at either end.
      <Button
        size="sm"
        variant="outline"
        type="button"
        aria-disabled={!isOffered}
        onClick={() => onPage(to)}
      >
        {label}
      </Button>
    ) : (
      isOffered && <QueryLink query={{ page: to === 1 ? null : String(to) }}>{label}</QueryLink>
    )
  return (
    <PageLinks
      previous={step(labels[0], page - 1, page > 1)}
      next={step(labels[1], page + 1, hasMore)}
      position={`Page ${page.toLocaleString('en-US')}${all}`}
    />
  )
}

type CursorPagerProps = {
  /** Queries of the pages before and after this one; null at either end. */
  previous: Query | null
  next: Query | null
  /** The links' labels; the default is for lists with the newest first. */
  labels?: [previous: string, next: string]
}

/** The pages before and after this one of a list by cursor. */
export function CursorPager({ previous, next, labels = ['Newer', 'Older'] }: CursorPagerProps) {
  if (!previous && !next) return null
  return (
    <PageLinks
      previous={previous && <QueryLink query={previous}>{labels[0]}</QueryLink>}
      next={next && <QueryLink query={next}>{labels[1]}</QueryLink>}
    />
  )
}

/** Query parameters that a page sets; null removes one. */
type Query = Record<string, string | null>

/** A link to this screen with another query; keeps the rest of it. */
function QueryLink({ query, children }: { query: Query; children: string }) {
  const params = new URLSearchParams(useLocation().search)
  for (const [name, value] of Object.entries(query)) {
    if (value === null) params.delete(name)
    else params.set(name, value)
  }
  return (
    <Link to={{ search: `?${params}` }} className="admin-link min-h-11 font-semibold">
      {children}
    </Link>
  )
}
