import { z } from 'zod'
import { idField } from '#server/features/accounts/account-fields.ts'
import { endSessions } from '#server/features/accounts/end-sessions.ts'
import { userSubject } from '#server/features/accounts/record.ts'
import { endSessionOf, listSessions } from '#server/features/accounts/sessions.ts'
import { command, query } from '#server/platform/actions/action.ts'
import { audit } from '#server/platform/actions/audit.ts'
import { refuse } from '#server/platform/http/problem.ts'
import { personOf } from './owners.ts'

const personSchema = z.object({ id: idField })

/** One person and where they are signed in. @throws Refusal 404 */
export const showPerson = query('owner', personSchema, async (desk, { id }) => {
  const person = await personOf(desk.store, id)
  return { ...person, isMe: id === desk.actor.id, sessions: await listSessions(desk, id) }
})

/** Signs one device of a person out. */
export const endPersonSession = command(
  'owner',
  personSchema.extend({ session: idField }),
  async (desk, { id, session }) => {
    if (session === desk.actor.session) {
      refuse(422, 'This is the session that you are in. Sign out instead.')
    }
    const device = await desk.store.transaction().execute(async (transaction) => {
      const { name } = await personOf(transaction, id)
      const ended = await endSessionOf(transaction, id, session)
      await audit(transaction, desk, {
        action: 'session.ended',
        subject: userSubject(id),
        summary: `Signed ${name} out on ${ended}`,
      })
      return ended
    })
    return { message: `${device} is signed out.`, value: null }
  },
)

/** Signs a person out everywhere; whoever does it to themselves stays in where they are. */
export const endPersonSessions = command('owner', personSchema, async (desk, { id }) => {
  const { actor, store } = desk
  const name = await store.transaction().execute(async (transaction) => {
    const person = await personOf(transaction, id)
    const keep = id === actor.id ? actor.session : undefined
    const count = await endSessions(transaction, id, keep)
    await audit(transaction, desk, {
      action: 'session.ended',
      subject: userSubject(id),
      summary: `Signed ${person.name} out everywhere (sessions: ${count})`,
    })
    return person.name
  })
  return { message: `${name} is signed out everywhere.`, value: null }
})
