import type { Store } from '#server/platform/db/schema.ts'

/** What can be booked, shortest first. */
export function readCallKinds(store: Store) {
  return store
    .selectFrom('call_kinds')
    .select(['id', 'name', 'minutes', 'place', 'link'])
    .orderBy('minutes')
    .orderBy('id')
    .execute()
}
