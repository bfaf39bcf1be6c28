import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import { deviceName } from './device-name.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import type { Notice } from './notify.ts'
import { type Person, record } from './record.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

type Factors = 'password' | 'password and app' | 'password and recovery code' | 'passkey'

/**
 * Completes every kind of sign-in: writes the audit row, emails the person if a recovery code was used or the browser is
 * new, and remembers the browser.
 */
export async function finishSignIn(context: PublicAdminContext, person: Person, factors: Factors) {
  const device = deviceName(context.headers.get('user-agent'))
  const summary = `Signed in with ${factors}, ${device}`
  const { event, facts } = await noticeOf(context, person, factors)
  await record(context, person, { action: 'accounts.signed-in', summary }, event, facts)
  await rememberDevice(context, person.id)
}

async function noticeOf(
  context: PublicAdminContext,
  person: Person,
  factors: Factors,
): Promise<Partial<Notice>> {
  if (factors === 'password and recovery code') {
    const value = String(await countRecoveryCodes(context, person.id))
    return { event: 'recovery-code-used', facts: [{ label: 'Recovery codes left', value }] }
  }
  return (await isNewDevice(context, person)) ? { event: 'new-device' } : {}
}

/** False for the first sign-in of an account, when its password has just been chosen. */
async function isNewDevice(context: PublicAdminContext, { id }: Person) {
  if (await knownDevice(context, { id })) return false
  const earlier = await context.store
    .selectFrom('audit_log')
    .select('id')
    .where('actor_id', '=', id)
    .where('action', '=', 'accounts.signed-in')
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined
}
