import type { Deps } from '#server/deps.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'

/** What people are told of by mail, because it changes who gets into their account or what they may do there. */
export const noticeEvents = [
  'new-device',
  'password-changed',
  'role-changed',
  'app-added',
  'app-removed',
  'codes-renewed',
  'passkey-added',
  'passkey-removed',
  'factors-removed',
] as const

export type Notice = {
  event: (typeof noticeEvents)[number]
  /** Named facts besides when it was, such as the device or the new role. Never a secret. */
  facts: { label: string; value: string }[]
}

/** Tells a person by mail, in the transaction of what they are told of. Without a mail server it waits. */
export async function notify(
  transaction: StoreTransaction,
  deps: Pick<Deps, 'clock' | 'newId'>,
  userId: string,
  notice: Notice,
) {
  const person = await transaction
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!person) return
  const letter = { channel: 'mail', topic: 'account-notice', recipient: person.email } as const
  await enqueue(transaction, deps, [{ ...letter, subjectId: userId, payload: notice }])
}
