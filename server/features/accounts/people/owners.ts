import type { AdminContext } from '#server/actions/admin-context.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

/**
 * Checks that the actor is still an owner, and that one remains without `leaving`. The update changes nothing but
 * locks the rows on PostgreSQL, so that two owners cannot remove each other at the same time.
 */
export async function requireRemainingOwner(
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

/** @throws HttpError 404 */
export async function findPerson(transaction: Store | StoreTransaction, id: string) {
  const person = await transaction
    .selectFrom('user')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!person) fail(404, 'This account no longer exists.')
  return person
}
