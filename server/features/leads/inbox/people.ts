import type { Store } from '#server/platform/db/schema.ts'

/** People to whom a lead can be assigned, sorted by name. */
export function listPeople(store: Store) {
  return store.selectFrom('user').select(['id', 'name']).orderBy('name').orderBy('id').execute()
}
