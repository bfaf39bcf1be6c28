import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { endSessions } from '#server/features/accounts/end-sessions.ts'
import { closeLinks } from '#server/features/accounts/links.ts'
import { userSubject } from '#server/features/accounts/record.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { keepAnOwner, personOf } from './owners.ts'

/** Their sessions end at once; what they have done stays in the audit log under their name. */
export const removePerson = mutation(
  'owner',
  z.object({ id: z.string().max(64) }),
  async (context, { id }) => {
    const name = await context.store.transaction().execute(async (transaction) => {
      await keepAnOwner(transaction, context, id)
      const person = await personOf(transaction, id)
      if (id === context.actor.id) fail(409, 'Ask another owner to remove your account.')
      await endSessions(transaction, id)
      await closeLinks(transaction, { email: person.email })
      // With it go, by the database's own rules, the password and the second factor.
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
