import { isOverdue, isQueue } from '#model/leads/inbox.ts'
import type { LeadLine, LeadPage } from '#server/features/leads/inbox/list-leads.ts'

/**
 * Groups the page's leads by urgency at `now` (ISO), or returns one group without a heading if they are not sorted by
 * deadline. `count` is null if there may be more on other pages.
 */
export function groupsOf(page: LeadPage, now: string) {
  const { leads, filter, isFirst, older } = page
  const isOnlyPage = isFirst && !older
  const isLate = ({ due }: LeadLine) => due !== null && isOverdue(due, now)
  const hasDeadlines = isQueue(filter) && leads.some(({ due }) => due !== null)
  if (!hasDeadlines) return leads.length > 0 ? [{ head: undefined, count: null, leads }] : []
  return [
    { head: 'Overdue', leads: leads.filter(isLate) },
    { head: 'On time', leads: leads.filter((lead) => lead.due !== null && !isLate(lead)) },
    { head: 'No deadline', leads: leads.filter(({ due }) => due === null) },
  ]
    .filter((group) => group.leads.length > 0)
    .map((group) => ({ ...group, count: isOnlyPage ? group.leads.length : null }))
}
