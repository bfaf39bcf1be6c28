import type { InboxFilter } from '#server/features/leads/inbox/filter.ts'

/** The URL query of a filter, without unset values. */
export function filterQuery(filter: Partial<InboxFilter>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined || value === '' || value === false) continue
    query.set(name, value === true ? '1' : String(value))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}
