import type { Deps } from '#server/deps.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'

/** Changes that people are notified of by email, because they affect the access to their account. */
export const noticeEvents = [
  'new-device',
  'password-changed',
  'role-changed',
  'app-added',
  'app-removed',
  'codes-renewed',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'factors-removed',
  'token-added',
] as const

export type Notice = {
  event: (typeof noticeEvents)[number]
  /** Details besides the time, such as the device or the new role. Never a secret. */
  facts: { label: string; value: string }[]
}

/** Queues a notice to a person, in the transaction of the change. Without a mail server it is paused. */
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
  const email = { channel: 'mail', topic: 'account-notice', recipient: person.email } as const
  await enqueue(transaction, deps, [{ ...email, subjectId: userId, payload: notice }])
}
