import { sql } from 'kysely'
import type { Store } from '#server/platform/db/schema.ts'
import { openDeals } from './open-deals.ts'

/** Open leads whose next step is due by a day, the longest due first. */
export function dueSteps(store: Store, today: string) {
  return store
    .selectFrom('leads')
    .where(openDeals)
    .where('leads.next_step_on', '<=', today)
    .orderBy('leads.next_step_on')
    .orderBy('leads.id')
}

/** Due steps of a person; of an owner also those that nobody who may see leads takes care of. */
export function dueStepsOf(store: Store, person: { id: string; role: string }, today: string) {
  const own = sql<boolean>`leads.assignee_id = ${person.id}`
  const isCaredFor = sql`exists (select 1 from "user"
    where "user".id = leads.assignee_id and "user".role in ('owner', 'editor'))`
  return dueSteps(store, today).where(
    person.role === 'owner' ? sql<boolean>`(${own} or not ${isCaredFor})` : own,
  )
}
