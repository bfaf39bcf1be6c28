import type { AuditEntry, Query } from '#app/admin/service-types.ts'
import type { AuditFeature } from '#model/audit/audit.ts'

export type AuditFilter = {
  search: string
  /** An id, or "server" for what nobody did. */
  person: string | null
  topic: AuditFeature | null
  /** ISO days of the agency's calendar, both included. */
  from: string | null
  to: string | null
}

export type AuditAdmin = {
  list: Query<{
    filter: AuditFilter
    changes: AuditEntry[]
    people: { id: string; name: string }[]
    isFirst: boolean
    /** What `after` is for the next page; null on the last one. */
    next: string | null
  }>
}
