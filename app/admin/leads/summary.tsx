import { Link } from 'react-router'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { adminPaths, leadExportChoicePath } from '#model/admin-paths.ts'
import { countWord } from '#model/leads/inbox.ts'
import type { InboxFilter } from '#server/features/leads/inbox/filter.ts'
import type { LeadPage } from '#server/features/leads/inbox/list-leads.ts'
import { filterQuery } from './filter-query.ts'

/** Counts of overdue and unread leads, with links to them. */
export function InboxSummary({ page: { overdue, unread, isNew } }: { page: LeadPage }) {
  if (isNew) return 'Messages from your site’s forms.'
  if (overdue + unread === 0) return 'No unread or overdue leads.'
  return (
    <span className="flex flex-wrap gap-x-4">
      {overdue > 0 && (
        <Link to={`${adminPaths.leads}?overdue=1`} className="admin-link text-alarm font-semibold">
          {countWord(overdue)} overdue
        </Link>
      )}
      {unread > 0 && (
        <Link to={`${adminPaths.leads}?folder=all&unread=1`} className="admin-link">
          {countWord(unread)} unread
        </Link>
      )}
    </span>
  )
}

/** Leads to the choice of what to export. */
export function exportLink(filter: InboxFilter) {
  return (
    <ButtonLink size="sm" variant="outline" to={leadExportChoicePath + filterQuery(filter)}>
      Export
    </ButtonLink>
  )
}
