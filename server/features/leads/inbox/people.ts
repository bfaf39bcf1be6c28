import type { Store } from '#server/platform/db/schema.ts'

/** Who can take care of a lead, by name. */
export function listPeople(store: Store) {
  return store.selectFrom('user').select(['id', 'name']).orderBy('name').orderBy('id').execute()
}
