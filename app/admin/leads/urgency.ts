import { isOverdue } from '#model/leads/inbox.ts'
import type { InboxFilter } from '#server/features/leads/inbox/filter.ts'
import type { LeadLine, LeadPage } from '#server/features/leads/inbox/list-leads.ts'

/** Open leads stand by their deadline; all other lists by when a lead came. */
export function isQueue({ folder, q }: InboxFilter) {
  return folder === 'new' && !q
}

/**
 * The page's leads by how urgent they are at `now` (an ISO moment), or in one group without a head where that is not
 * their order. `count` is null where other pages have more of them.
 */
export function groupsOf(page: LeadPage, now: string) {
  const { leads, filter, isFirst, older } = page
  const isWhole = isFirst && !older
  const isLate = ({ due }: LeadLine) => due !== null && isOverdue(due, now)
  const hasDeadlines = isQueue(filter) && leads.some(({ due }) => due !== null)
  if (!hasDeadlines) return leads.length > 0 ? [{ head: undefined, count: null, leads }] : []
  return [
    { head: 'Overdue', leads: leads.filter(isLate) },
    { head: 'On time', leads: leads.filter((lead) => lead.due !== null && !isLate(lead)) },
    { head: 'No deadline', leads: leads.filter(({ due }) => due === null) },
  ]
    .filter((group) => group.leads.length > 0)
    .map((group) => ({ ...group, count: isWhole ? group.leads.length : null }))
}
