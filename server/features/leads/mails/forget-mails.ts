import type { Deps } from '#server/deps.ts'

/** Milliseconds after which no mailbox offers a mail again. */
const REMEMBERED = 365 * 24 * 3_600_000

/** Deletes the hashes of mails that were received a year ago. */
export async function forgetMails({ store, clock }: Pick<Deps, 'store' | 'clock'>) {
  const before = new Date(clock().getTime() - REMEMBERED).toISOString()
  await store.deleteFrom('received_mails').where('received_at', '<', before).execute()
}
