import { z } from 'zod'
import { mutation, query } from '#server/actions/action.ts'
import { idField } from '#server/features/accounts/account-fields.ts'
import { endSessions } from '#server/features/accounts/end-sessions.ts'
import { userSubject } from '#server/features/accounts/record.ts'
import { endSessionOf, listSessions } from '#server/features/accounts/sessions.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findPerson } from './owners.ts'

const personSchema = z.object({ id: idField })

/** One person and where they are signed in. @throws HttpError 404 */
export const showPerson = query('owner', personSchema, async (context, { id }) => {
  const person = await findPerson(context.store, id)
  return { ...person, isMe: id === context.actor.id, sessions: await listSessions(context, id) }
})

/** Signs one device of a person out. */
export const endPersonSession = mutation(
  'owner',
  personSchema.extend({ session: idField }),
  async (context, { id, session }) => {
    if (session === context.actor.session) {
      fail(422, 'This is your current session. Sign out instead.')
    }
    const device = await context.store.transaction().execute(async (transaction) => {
      const { name } = await findPerson(transaction, id)
      const ended = await endSessionOf(transaction, id, session)
      await audit(transaction, context, {
        action: 'accounts.session-ended',
        subject: userSubject(id),
        summary: `Signed ${name} out on ${ended}`,
      })
      return ended
    })
    return { message: `${device} is signed out.`, value: null }
  },
)

/** Signs a person out everywhere, except from the requesting session. */
export const endPersonSessions = mutation('owner', personSchema, async (context, { id }) => {
  const { actor, store } = context
  const name = await store.transaction().execute(async (transaction) => {
    const person = await findPerson(transaction, id)
    const keep = id === actor.id ? actor.session : undefined
    const count = await endSessions(transaction, id, keep)
    await audit(transaction, context, {
      action: 'accounts.session-ended',
      subject: userSubject(id),
      summary: `Signed ${person.name} out everywhere (sessions: ${count})`,
    })
    return person.name
  })
  return { message: `${name} is signed out everywhere.`, value: null }
})
