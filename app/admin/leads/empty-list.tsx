import { Link } from 'react-router'
import { Empty } from '#app/admin/kit/empty.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import type { LeadPage } from '#server/features/leads/inbox/list-leads.ts'
import { filterQuery } from './filter-query.ts'

/** Explains why the list is empty. */
export function EmptyList({ page }: { page: LeadPage }) {
  if (page.isFirst) return <Empty>{messageFor(page)}</Empty>
  return (
    <Empty>
      No leads left on this page.{' '}
      <Link to={adminPaths.leads + filterQuery(page.filter)} className="admin-link">
        Go to the first page
      </Link>
    </Empty>
  )
}

function messageFor({ filter, isNew }: LeadPage) {
  const { q, folder, kind, assignee, tag, stage, unread, overdue, waiting } = filter
  if (isNew)
    return 'No leads yet. Each inquiry lands here with the time by which you promise an answer.'
  if (q) return `No leads match “${q}”. Try a shorter word.`
  if (kind || assignee || tag || stage || unread || overdue || waiting)
    return 'No leads match these filters.'
  if (folder === 'new') return 'No open leads. Well done.'
  return folder === 'spam' ? 'No spam.' : 'No leads here yet.'
}
