import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { audit, type Change } from '#server/platform/audit/audit.ts'
import { deviceName } from './device-name.ts'
import { type Notice, notify } from './notify.ts'

export type Person = Pick<Actor, 'id' | 'name'>

/**
 * Writes the audit row and the notice for a change made by better-auth. better-auth cannot use our transaction, so they
 * are written after it.
 */
export async function record(
  context: PublicAdminContext,
  person: Person,
  change: Pick<Change, 'action' | 'summary'>,
  event?: Notice['event'],
  facts: Notice['facts'] = [],
) {
  const { clock, newId, store } = context
  await store.transaction().execute(async (transaction) => {
    const subject = userSubject(person.id)
    await audit(transaction, { clock, newId, actor: person }, { ...change, subject })
    if (!event) return
    const notice = { event, facts: [...deviceFacts(context), ...facts] }
    await notify(transaction, context, person.id, notice)
  })
}

/** Browser and IP address, for notices to the person. */
export function deviceFacts({ headers, client }: Pick<PublicAdminContext, 'headers' | 'client'>) {
  return [
    { label: 'Device', value: deviceName(headers.get('user-agent')) },
    { label: 'IP address', value: client.address },
  ]
}

/** The audit subject of a person. */
export function userSubject(id: string) {
  return `user:${id}`
}
