import { mayAct } from '#model/accounts/accounts.ts'
import { minRoleFor } from '#server/features/content/editor/document-facts.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** Everyone else who may publish a document, by name. */
export function reviewersOf(store: Store | StoreTransaction, key: string, except: string) {
  const able = (['owner', 'editor'] as const).filter((role) => mayAct(role, minRoleFor(key)))
  return store
    .selectFrom('user')
    .select(['id', 'name', 'email'])
    .where('role', 'in', able)
    .where('id', '!=', except)
    .orderBy('name')
    .orderBy('id')
    .execute()
}
