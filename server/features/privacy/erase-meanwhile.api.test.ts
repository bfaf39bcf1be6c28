import { expect, inject, test } from 'vitest'
import { lockLeadsOrFail } from '#server/features/leads/inbox/lock-leads.ts'
import { stopReminders } from '#server/features/leads/inbox/stop-reminders.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { hour, openInbox } from '#tests/fixtures/inbox.ts'
import { someoneWaits } from '#tests/fixtures/someone-waits.ts'

const address = 'ann@example.com'

/** Ann has inquired, is on the list, and a reminder of her inquiry waits. */
async function opened() {
  const inbox = await openInbox()
  const { id } = await inbox.inquire()
  await inbox.fetch('/api/newsletter/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: address }),
  })
  inbox.pass(11 * hour)
  await inbox.site.sendOutbox()
  const { admin } = await signIn(inbox, 'owner')
  return { ...inbox, id, erase: () => admin.privacy.erase({ address, typed: address }) }
}

// SQLite lets one write at a time: there nobody holds what another wants.
const onPostgres = test.runIf(inject('databaseKind') === 'postgres')

onPostgres('an address is erased while somebody changes its lead', async () => {
  const { store, id, erase, rows } = await opened()
  let erasing: ReturnType<typeof erase> | undefined
  await store.transaction().execute(async (transaction) => {
    await lockLeadsOrFail(transaction, [id])
    erasing = erase()
    await someoneWaits(transaction)
    await stopReminders(transaction, id)
  })
  expect(await erasing).toMatchObject({ ok: true })
  expect(await rows('leads')).toEqual([])
})

onPostgres('an address is erased while somebody else erases its subscription', async () => {
  const { store, erase, rows } = await opened()
  const { id } = await store
    .selectFrom('newsletter_subscribers')
    .select('id')
    .executeTakeFirstOrThrow()
  let erasing: ReturnType<typeof erase> | undefined
  await store.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('newsletter_subscribers').where('id', '=', id).execute()
    erasing = erase()
    await someoneWaits(transaction)
    await transaction.deleteFrom('outbox').where('subject_id', '=', id).execute()
  })
  expect(await erasing).toMatchObject({ ok: true })
  expect(await rows('outbox')).toEqual([])
})
