import { z } from 'zod'
import { roles } from '#model/accounts/accounts.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { validLinks } from '#server/features/accounts/links.ts'
import { readSecondFactorRule } from '#server/features/accounts/second-factor-rule.ts'

/** All accounts, owners first, and the open invitations. */
export const listPeople = query(
  'owner',
  z.unknown(),
  async ({ store, clock, actor, sendsMail }) => {
    const people = await store
      .selectFrom('user')
      .select(({ selectFrom }) => [
        'id',
        'name',
        'email',
        'role',
        'twoFactorEnabled',
        'createdAt',
        selectFrom('session')
          .whereRef('session.userId', '=', 'user.id')
          .select(({ fn }) => fn.max('session.updatedAt').as('at'))
          .as('lastSeen'),
      ])
      .orderBy('name')
      .execute()
    const invitations = await validLinks(store, clock())
      .select(['id', 'email', 'role', 'expires_at'])
      .where('kind', '=', 'invitation')
      .orderBy('created_at', 'desc')
      .execute()
    people.sort((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role))
    return {
      people: people.map(({ twoFactorEnabled, createdAt, lastSeen, ...person }) => ({
        ...person,
        hasSecondFactor: Boolean(twoFactorEnabled),
        since: new Date(createdAt).toISOString(),
        lastSeen: lastSeen ? new Date(lastSeen).toISOString() : null,
        isMe: person.id === actor.id,
      })),
      invitations: invitations.map(({ expires_at, role, ...invitation }) => ({
        ...invitation,
        role: role ?? 'viewer',
        until: expires_at,
      })),
      sendsMail,
      secondFactorRule: await readSecondFactorRule(store),
    }
  },
)

type People = ResultOf<typeof listPeople>

/** A person with an account; times are ISO strings, `lastSeen` is null without a session. */
export type Colleague = People['people'][number]
export type Invitation = People['invitations'][number]
