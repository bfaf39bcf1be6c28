import type { AdminContext, PublicAdminContext } from '#server/actions/admin-context.ts'
import { limitKey } from '#server/platform/http/client-address.ts'
import { countCode, forgetCodes } from './code-lockout.ts'
import { knownDevice } from './known-device.ts'

/**
 * Tries a password for an address. Failures count by account and client address together, so that nobody can lock an
 * owner out from elsewhere; a browser that signed in before has a counter of its own.
 */
export async function guardPassword<T>(
  context: PublicAdminContext,
  email: string,
  work: () => Promise<T>,
) {
  const { limits, client } = context
  const device = await knownDevice(context, { email })
  if (device) return limits.guard([{ kind: 'device', key: device }], work)
  const address = limitKey(client.address)
  const account = { kind: 'account', key: `${email} ${address}` } as const
  return limits.guard([account, { kind: 'address', key: address }], work)
}

/**
 * Tries a code of somebody whose password was right. From unknown browsers wrong codes lock the account's code step
 * (`code-lockout.ts`); a browser that signed in before is not touched by that and has a counter of its own.
 */
export async function guardCode<T>(
  context: PublicAdminContext,
  userId: string,
  work: () => Promise<T>,
) {
  const { limits, client } = context
  const device = await knownDevice(context, { id: userId })
  if (device) return limits.guard([{ kind: 'device', key: `${device} code` }], work)
  return limits.guard([{ kind: 'address', key: limitKey(client.address) }], async () => {
    await countCode(context, userId)
    const done = await work()
    await forgetCodes(context, userId)
    return done
  })
}

/** Tries the own password or a first code: whoever has somebody's open browser must not do that without end. */
export function guardSession<T>({ limits, actor }: AdminContext, work: () => Promise<T>) {
  return limits.guard([{ kind: 'session', key: actor.session }], work)
}
