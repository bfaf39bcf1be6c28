import type { MailboxRow } from '#server/platform/db/rows/leads.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** How far a mailbox has been read, and what was wrong at the last attempt. */
export async function readMailbox(store: Store | StoreTransaction, name: string) {
  const row = await store
    .selectFrom('mailboxes')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst()
  // PostgreSQL returns big numbers as text.
  return row && { ...row, last_uid: Number(row.last_uid) }
}

export async function writeMailbox(
  store: Store | StoreTransaction,
  name: string,
  changes: Partial<Omit<MailboxRow, 'name'>>,
) {
  const none = { uid_validity: '', last_uid: 0, skipped: 0 }
  await store
    .insertInto('mailboxes')
    .values({
      ...none,
      checked_at: null,
      problem: null,
      problem_at: null,
      full: 0,
      name,
      ...changes,
    })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(changes))
    .execute()
}

/** Notes that a mailbox has been read up to a mail, and how many mails were left out. */
export async function advanceMailbox(
  store: Store | StoreTransaction,
  name: string,
  uid: number,
  left: number,
) {
  const known = await readMailbox(store, name)
  const last_uid = Math.max(uid, known?.last_uid ?? 0)
  await writeMailbox(store, name, { last_uid, skipped: (known?.skipped ?? 0) + left })
}
