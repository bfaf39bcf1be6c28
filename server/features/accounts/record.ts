import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { audit, type Change } from '#server/platform/audit/audit.ts'
import { deviceName } from './device-name.ts'
import { type Notice, notify } from './notify.ts'

export type Person = Pick<Actor, 'id' | 'name'>

/**
 * An audit row for what better-auth has written, and the mail that tells the person of it; it knows no transaction of
 * ours, so they follow it.
 */
export async function record(
  context: PublicAdminContext,
  person: Person,
  change: Pick<Change, 'action' | 'summary'>,
  event?: Notice['event'],
) {
  const { clock, newId, store } = context
  await store.transaction().execute(async (transaction) => {
    const subject = userSubject(person.id)
    await audit(transaction, { clock, newId, actor: person }, { ...change, subject })
    if (event) await notify(transaction, context, person.id, { event, facts: deviceFacts(context) })
  })
}

/** By which browser and from where, for the person themselves. */
export function deviceFacts({ headers, client }: Pick<PublicAdminContext, 'headers' | 'client'>) {
  return [
    { label: 'Device', value: deviceName(headers.get('user-agent')) },
    { label: 'IP address', value: client.address },
  ]
}

/** How the audit log names a person. */
export function userSubject(id: string) {
  return `user:${id}`
}
