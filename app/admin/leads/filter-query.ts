import type { InboxFilter } from '#server/features/leads/inbox/filter.ts'

/** The filters as they stand in the address; what is not set is not there. */
export function filterQuery(filter: Partial<InboxFilter>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined || value === '' || value === false) continue
    query.set(name, value === true ? '1' : String(value))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}
