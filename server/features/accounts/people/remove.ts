import { z } from 'zod'
import { endSessions } from '#server/features/accounts/end-sessions.ts'
import { closeLinks } from '#server/features/accounts/links.ts'
import { userSubject } from '#server/features/accounts/record.ts'
import { command } from '#server/platform/actions/action.ts'
import { audit } from '#server/platform/actions/audit.ts'
import { refuse } from '#server/platform/http/problem.ts'
import { keepAnOwner, personOf } from './owners.ts'

/** Their sessions end at once; what they have done stays in the audit log under their name. */
export const removePerson = command(
  'owner',
  z.object({ id: z.string().max(64) }),
  async (desk, { id }) => {
    const name = await desk.store.transaction().execute(async (transaction) => {
      await keepAnOwner(transaction, desk, id)
      const person = await personOf(transaction, id)
      if (id === desk.actor.id) refuse(409, 'Ask another owner to remove your account.')
      await endSessions(transaction, id)
      await closeLinks(transaction, { email: person.email })
      // With it go, by the database's own rules, the password and the second factor.
      await transaction.deleteFrom('user').where('id', '=', id).execute()
      await audit(transaction, desk, {
        action: 'person.removed',
        subject: userSubject(id),
        summary: `Removed ${person.name}, ${person.email}`,
      })
      return person.name
    })
    return { message: `${name} has no account any more.`, value: null }
  },
)
