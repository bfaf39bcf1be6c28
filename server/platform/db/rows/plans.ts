import type { PlanAction } from '#model/content/plan.ts'

export type PlanRow = {
  id: string
  document: string
  action: PlanAction
  /** The revision to publish; null to unpublish. */
  revision_id: string | null
  due_at: string
  state: 'pending' | 'done' | 'failed' | 'cancelled'
  /** Why it could not run. */
  failure: string | null
  author_id: string | null
  author_name: string
  created_at: string
  finished_at: string | null
}
