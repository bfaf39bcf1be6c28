import { isIPv6 } from 'node:net'
import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { idField } from './account-fields.ts'
import { deviceName } from './device-name.ts'
import { endSessions } from './end-sessions.ts'
import { userSubject } from './record.ts'
import { oldestSignIn } from './session.ts'

/** A person's sessions: the requesting one first, then by last use. Never contains tokens. */
export async function listSessions({ store, clock, actor }: AdminContext, userId: string) {
  const now = clock()
  const rows = await store
    .selectFrom('session')
    .select(['id', 'createdAt', 'updatedAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now.toISOString())
    .where('createdAt', '>', oldestSignIn(now).toISOString())
    .orderBy('updatedAt', 'desc')
    .limit(100)
    .execute()
  const sessions = rows.map(({ id, createdAt, updatedAt, ipAddress, userAgent }) => ({
    id,
    device: deviceName(userAgent),
    address: shortAddress(ipAddress),
    since: new Date(createdAt).toISOString(),
    lastUsed: new Date(updatedAt).toISOString(),
    isThis: id === actor.session,
  }))
  return sessions.sort((a, b) => Number(b.isThis) - Number(a.isThis))
}

/** A device that is signed in; times are ISO strings. */
export type OpenSession = Awaited<ReturnType<typeof listSessions>>[number]

/** better-auth stores IPv6 addresses in full; shown in the familiar short form. */
function shortAddress(address: string | null) {
  if (!address) return 'Unknown'
  return isIPv6(address) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address
}

/** Signs out one other device. */
export const endSession = mutation('viewer', z.object({ id: idField }), async (context, { id }) => {
  const { actor, store } = context
  if (id === actor.session) fail(422, 'This is your current session. Sign out instead.')
  const device = await store.transaction().execute(async (transaction) => {
    const name = await endSessionOf(transaction, actor.id, id)
    await audit(transaction, context, {
      action: 'accounts.session-ended',
      subject: userSubject(actor.id),
      summary: `Signed out another device, ${name}`,
    })
    return name
  })
  return { message: `${device} is signed out.`, value: null }
})

/** Ends one session of a person and returns the name of its device. @throws HttpError 404 */
export async function endSessionOf(transaction: StoreTransaction, userId: string, id: string) {
  const ended = await transaction
    .deleteFrom('session')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('userAgent')
    .executeTakeFirst()
  if (!ended) fail(404, 'This session has already ended.')
  return deviceName(ended.userAgent)
}

export const endOtherSessions = mutation('viewer', z.unknown(), async (context) => {
  const { actor, store } = context
  await store.transaction().execute(async (transaction) => {
    const count = await endSessions(transaction, actor.id, actor.session)
    if (count === 0) return
    await audit(transaction, context, {
      action: 'accounts.session-ended',
      subject: userSubject(actor.id),
      summary: `Signed out all other devices (${count})`,
    })
  })
  return { message: 'All other devices are signed out.', value: null }
})
