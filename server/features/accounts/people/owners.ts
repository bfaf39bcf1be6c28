import type { AdminContext } from '#server/actions/admin-context.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

/**
 * Makes sure that whoever acts is still an owner, and that one is left without `leaving`. Writing the rows as they are
 * locks them on PostgreSQL, so that two owners who remove each other come one after the other.
 */
export async function keepAnOwner(
  transaction: StoreTransaction,
  { actor }: AdminContext,
  leaving: string | null,
) {
  const owners = await transaction
    .updateTable('user')
    .set({ role: 'owner' })
    .where('role', '=', 'owner')
    .returning('id')
    .execute()
  if (!owners.some((owner) => owner.id === actor.id)) {
    fail(409, 'You are no longer an owner. Reload the page.')
  }
  if (owners.every((owner) => owner.id === leaving)) {
    fail(
      409,
      'The site needs an owner, and this is the last one. Make someone else an owner first.',
    )
  }
}

/** The person whom a change is about. */
export async function personOf(transaction: Store | StoreTransaction, id: string) {
  const person = await transaction
    .selectFrom('user')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', id)
    .executeTakeFirst()
  return person ?? fail(404, 'This account no longer exists.')
}
