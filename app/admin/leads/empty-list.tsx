import { Link } from 'react-router'
import { adminPaths } from '#model/admin-paths.ts'
import { filterQuery } from './filter-query.ts'
import type { LeadPage } from './service.ts'

/** Why there is nothing in the list. */
export function EmptyList({ page }: { page: LeadPage }) {
  if (page.isFirst) return <p className="admin-empty">{sentence(page)}</p>
  return (
    <p className="admin-empty">
      This page has emptied.{' '}
      <Link to={adminPaths.leads + filterQuery(page.filter)} className="admin-link">
        To the first page
      </Link>
    </p>
  )
}

function sentence({ filter, isNew }: LeadPage) {
  const { q, folder, kind, owner, tag, unread, overdue } = filter
  if (isNew) return 'No lead yet. The first lands here, with twelve hours to answer.'
  if (q) return `No lead says “${q}”. Try the first letters of a word.`
  if (kind || owner || tag || unread || overdue) return 'No lead fits these filters.'
  if (folder === 'new') return 'Nothing is open. Well done.'
  return folder === 'spam' ? 'No spam.' : 'Nothing is here yet.'
}
