import type { OpenDesk } from '#server/back-office/desk.ts'
import { deviceName } from './device-name.ts'
import { rememberDevice } from './known-device.ts'
import { type Person, record } from './record.ts'

/** What follows once somebody is in, by whatever way: the audit row, and the mark that this browser is known. */
export async function finishSignIn(desk: OpenDesk, person: Person) {
  const device = deviceName(desk.headers.get('user-agent'))
  await record(desk, person, { action: 'session.opened', summary: `Signed in, ${device}` })
  await rememberDevice(desk, person.id)
}
