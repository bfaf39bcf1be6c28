import { leadPath } from '#model/admin-paths.ts'
import { leadKinds, leadStatuses } from '#model/leads/inbox.ts'
import type { Found } from '#model/search/search.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { filterSchema, leadFilter } from '#server/features/leads/inbox/filter.ts'
import { findLeads } from '#server/features/leads/inbox/find-leads.ts'
import { readInOrder } from '#server/features/leads/inbox/read-leads.ts'
import { lateUntil } from '#server/features/leads/response-deadline.ts'

const LEADS_MAX = 6

/** The newest leads that the inbox finds, without spam. */
export async function searchLeads(context: AdminContext, q: string): Promise<Found[]> {
  const { store } = context
  const late = await lateUntil(context)
  const filter = leadFilter(
    filterSchema.parse({ q, folder: 'all' }),
    context.content.current().pipeline,
  )
  const page = await findLeads(store, { filter, late, limit: LEADS_MAX }, {})
  const rows = await readInOrder(
    page.leads.map(({ id }) => id),
    (ids) =>
      store
        .selectFrom('leads')
        .select(['id', 'name', 'reference', 'kind', 'status', 'email'])
        .where('id', 'in', ids)
        .execute(),
  )
  return rows.map(({ id, name, reference, kind, status, email }) => ({
    title: name,
    detail: [email, leadKinds[kind], leadStatuses[status], reference].join(' · '),
    href: leadPath(id),
  }))
}
