import type { InboxTest } from '#model/mail/inbox-test.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import type { ReplyAddresses } from '#server/platform/mail/reply-addresses.ts'

/** Settings key of the last test. */
const KEY = 'inbox_test'

/** A reply address of no lead. */
export function testAddress(addresses: ReplyAddresses, id: string) {
  return addresses.of({ id, reference: 'test' })
}

export async function readInboxTest(store: Store | StoreTransaction): Promise<InboxTest | null> {
  const row = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst()
  return row ? JSON.parse(row.value) : null
}

export async function writeInboxTest(store: Store | StoreTransaction, test: InboxTest) {
  const value = JSON.stringify(test)
  await store
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Unless it has come in, or somebody has begun another. */
export async function forgetInboxTest(store: Store, test: InboxTest) {
  await store
    .deleteFrom('settings')
    .where('key', '=', KEY)
    .where('value', '=', JSON.stringify(test))
    .execute()
}

/** Notes that the mail of the last test has come in, if one to these recipients is it. */
export async function noteArrival(transaction: StoreTransaction, recipients: string[], at: Date) {
  if (!recipients.some((address) => address.includes('+test-'))) return
  const test = await readInboxTest(transaction)
  if (!test || test.arrivedAt || !recipients.includes(test.address)) return
  await writeInboxTest(transaction, { ...test, arrivedAt: at.toISOString() })
}
