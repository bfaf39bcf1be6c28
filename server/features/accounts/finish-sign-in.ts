import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import { deviceName } from './device-name.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { type Person, record } from './record.ts'

/**
 * Completes every kind of sign-in: writes the audit row, emails the person if the browser is new, and remembers the
 * browser.
 */
export async function finishSignIn(context: PublicAdminContext, person: Person) {
  const device = deviceName(context.headers.get('user-agent'))
  const change = { action: 'accounts.signed-in', summary: `Signed in, ${device}` } as const
  await record(
    context,
    person,
    change,
    (await isNewDevice(context, person)) ? 'new-device' : undefined,
  )
  await rememberDevice(context, person.id)
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
