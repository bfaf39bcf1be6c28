import type { AdminContext, PublicAdminContext } from '#server/actions/admin-context.ts'
import { limitKey } from '#server/platform/http/client-address.ts'
import { countCode, resetCodeCount } from './code-lockout.ts'
import { knownDevice } from './known-device.ts'
import { recordFailure } from './record-failure.ts'

/**
 * Runs a password check. Failures count by account and client address together, so that nobody can lock an owner out
 * from elsewhere. Browsers that have signed in before have their own counter.
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
 * Runs a code check after a correct password. Wrong codes from unknown browsers lock the account's code step
 * (`code-lockout.ts`). Browsers that have signed in before are not affected and have their own counter.
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
    const result = await work()
    await resetCodeCount(context, userId)
    return result
  })
}

/** Runs a check within a session, limited in case someone else uses an open session to guess the password. */
export function guardSession<T>({ limits, actor }: AdminContext, work: () => Promise<T>) {
  return limits.guard([{ kind: 'session', key: actor.session }], work)
}

/** Runs a check of one's own password within a session; failures are in the audit log. */
export function guardOwnPassword<T>(context: AdminContext, work: () => Promise<T>) {
  const failure = 'wrong password before a change in an open session'
  return guardSession(context, () => recordFailure(context, context.actor, failure, work))
}
