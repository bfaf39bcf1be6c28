import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { endSessions } from '#server/features/accounts/end-sessions.ts'
import { closeLinks } from '#server/features/accounts/links.ts'
import { userSubject } from '#server/features/accounts/record.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findPerson, requireRemainingOwner } from './owners.ts'

/** Removes an account and ends its sessions. The audit log keeps the person's changes under their name. */
export const removePerson = mutation(
  'owner',
  z.object({ id: z.string().max(64) }),
  async (context, { id }) => {
    const name = await context.store.transaction().execute(async (transaction) => {
      await requireRemainingOwner(transaction, context, id)
      const person = await findPerson(transaction, id)
      if (id === context.actor.id) fail(409, 'Ask another owner to remove your account.')
      await endSessions(transaction, id)
      await closeLinks(transaction, { email: person.email })
      await transaction.deleteFrom('post_autosaves').where('user_id', '=', id).execute()
      // Cascades to the password and the second factors.
      await transaction.deleteFrom('user').where('id', '=', id).execute()
      await audit(transaction, context, {
        action: 'accounts.removed',
        subject: userSubject(id),
        summary: `Removed ${person.name}, ${person.email}`,
      })
      return person.name
    })
    return { message: `${name} no longer has an account.`, value: null }
  },
)
