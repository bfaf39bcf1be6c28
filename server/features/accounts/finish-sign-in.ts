import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import { deviceName } from './device-name.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { type Person, record } from './record.ts'

/**
 * What follows once somebody is in, by whatever way: the audit row, a mail where the browser is new, and the mark that
 * it is known from now on.
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

/** Not for the first sign-in of an account: the person has just chosen its password. */
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
