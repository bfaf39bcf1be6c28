import { mayAct } from '#model/accounts/accounts.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { takerRoles } from '#server/features/calls/takers.ts'
import { fail } from '#server/platform/http/problem.ts'

/**
 * Whose hours they are: the actor's without an id.
 * @throws HttpError 403 for somebody else's, except for owners; 404 if the person cannot take calls
 */
export async function findHoursPerson(
  { store, actor }: Pick<AdminContext, 'store' | 'actor'>,
  id: string = actor.id,
) {
  if (id !== actor.id && !mayAct(actor.role, 'owner')) {
    fail(403, 'Only owners change the hours of others.')
  }
  const person = await store
    .selectFrom('user')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('role', 'in', takerRoles)
    .executeTakeFirst()
  return (
    person ?? fail(404, 'Only owners and editors take calls. This person is none, or has left.')
  )
}

/** The people whose hours and calendars the actor may change, too: those of everybody for owners. */
export async function listHoursPeople({ store, actor }: Pick<AdminContext, 'store' | 'actor'>) {
  if (!mayAct(actor.role, 'owner')) return []
  return store
    .selectFrom('user')
    .select(['id', 'name'])
    .where('role', 'in', takerRoles)
    .orderBy('name')
    .execute()
}
