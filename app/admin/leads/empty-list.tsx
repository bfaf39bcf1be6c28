import { Link } from 'react-router'
import { adminPaths } from '#model/admin-paths.ts'
import type { LeadPage } from '#server/features/leads/inbox/list-leads.ts'
import { filterQuery } from './filter-query.ts'

/** Explains why the list is empty. */
export function EmptyList({ page }: { page: LeadPage }) {
  if (page.isFirst) return <p className="admin-empty">{sentence(page)}</p>
  return (
    <p className="admin-empty">
      No leads left on this page.{' '}
      <Link to={adminPaths.leads + filterQuery(page.filter)} className="admin-link">
        Go to the first page
      </Link>
    </p>
  )
}

function sentence({ filter, isNew }: LeadPage) {
  const { q, folder, kind, owner, tag, unread, overdue } = filter
  if (isNew) return 'No leads yet. Each one lands here with a 12-hour reply deadline.'
  if (q) return `No leads match “${q}”. Try a shorter word.`
  if (kind || owner || tag || unread || overdue) return 'No leads match these filters.'
  if (folder === 'new') return 'No open leads. Well done.'
  return folder === 'spam' ? 'No spam.' : 'No leads here yet.'
}
