import { Link, useLocation } from 'react-router'

type PagerProps = {
  page: number
  hasMore: boolean
  /** Of all rows, where it is known. */
  total?: number
}

/** Newer and older; the page's number stands in the address. */
export function Pager({ page, hasMore, total }: PagerProps) {
  const { search } = useLocation()
  if (page === 1 && !hasMore) return null
  const at = (number: number) => {
    const query = new URLSearchParams(search)
    if (number === 1) query.delete('page')
    else query.set('page', String(number))
    return { search: `?${query}` }
  }
  return (
    <nav aria-label="Pages" className="admin-pager">
      {page > 1 ? <Link to={at(page - 1)}>Newer</Link> : <span />}
      <span className="label text-soft">
        Page {page.toLocaleString('en-US')}
        {total !== undefined && `, ${total.toLocaleString('en-US')} in all`}
      </span>
      {hasMore ? <Link to={at(page + 1)}>Older</Link> : <span />}
    </nav>
  )
}
