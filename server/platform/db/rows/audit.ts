export type AuditRow = {
  id: string
  actor_id: string | null
  actor_name: string
  action: string
  subject: string
  summary: string
  created_at: string
  /** How often it happened in the row's hour; 1 for a change. */
  occurrences: number
}
