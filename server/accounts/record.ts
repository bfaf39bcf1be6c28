import type { Actor } from '#server/back-office/actor.ts'
import { audit, type Change } from '#server/back-office/audit.ts'
import type { OpenDesk } from '#server/back-office/desk.ts'

export type Person = Pick<Actor, 'id' | 'name'>

/** An audit row for what better-auth has written; it knows no transaction of ours, so the row follows it. */
export async function record(
  desk: OpenDesk,
  person: Person,
  change: Pick<Change, 'action' | 'summary'>,
) {
  const { clock, newId, store } = desk
  await store
    .transaction()
    .execute((transaction) =>
      audit(
        transaction,
        { clock, newId, actor: person },
        { ...change, subject: userSubject(person.id) },
      ),
    )
}

/** How the audit log names a person. */
export function userSubject(id: string) {
  return `user:${id}`
}
