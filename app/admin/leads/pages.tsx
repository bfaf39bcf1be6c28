import { Link } from 'react-router'
import { adminPaths } from '#model/admin-paths.ts'
import { filterQuery } from './filter-query.ts'
import type { LeadPage } from './service.ts'
import { isQueue } from './urgency.ts'

/** To the pages before and after this one. */
export function Pages({ page: { filter, newer, older } }: { page: LeadPage }) {
  if (!newer && !older) return null
  const to = (place: Record<string, string>) => {
    const query = filterQuery({ ...filter, ...place })
    return adminPaths.inbox + query
  }
  const [back, on] = isQueue(filter) ? ['Previous', 'Next'] : ['Newer', 'Older']
  return (
    <nav aria-label="Pages" className="admin-pager">
      {newer ? <Link to={to({ before: newer })}>{back}</Link> : <span />}
      <span />
      {older ? <Link to={to({ after: older })}>{on}</Link> : <span />}
    </nav>
  )
}
