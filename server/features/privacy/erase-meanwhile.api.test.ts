import { expect, inject, test } from 'vitest'
import { stopReminders } from '#server/features/leads/inbox/answered.ts'
import { lockLeadsOrFail } from '#server/features/leads/inbox/lock-leads.ts'
import { lockOffer } from '#server/features/offers/offer-rows.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { hour, openInbox } from '#tests/fixtures/inbox.ts'
import { openOffers } from '#tests/fixtures/offers.ts'
import { waitForBlockedSession } from '#tests/fixtures/wait-for-blocked-session.ts'

const address = 'ann@example.com'

/** Ann has sent an inquiry and subscribed, and a reminder of her inquiry is waiting. */
async function setup() {
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

// SQLite has one writer at a time, so there are no row locks to wait for.
const onPostgres = test.runIf(inject('databaseKind') === 'postgres')

onPostgres('an address is erased while its lead is being changed', async () => {
  const { store, id, erase, rows } = await setup()
  let erasing: ReturnType<typeof erase> | undefined
  await store.transaction().execute(async (transaction) => {
    await lockLeadsOrFail(transaction, [id])
    erasing = erase()
    await waitForBlockedSession(transaction)
    await stopReminders(transaction, id)
  })
  expect(await erasing).toMatchObject({ ok: true })
  expect(await rows('leads')).toEqual([])
})

onPostgres('an address is erased while its subscription is being erased', async () => {
  const { store, erase, rows } = await setup()
  const { id } = await store
    .selectFrom('newsletter_subscribers')
    .select('id')
    .executeTakeFirstOrThrow()
  let erasing: ReturnType<typeof erase> | undefined
  await store.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('newsletter_subscribers').where('id', '=', id).execute()
    erasing = erase()
    await waitForBlockedSession(transaction)
    await transaction.deleteFrom('outbox').where('subject_id', '=', id).execute()
  })
  expect(await erasing).toMatchObject({ ok: true })
  expect(await rows('outbox')).toEqual([])
})

onPostgres('an address is erased while an issue to it is being queued', async () => {
  const { store, erase, rows } = await setup()
  const { id } = await store
    .selectFrom('newsletter_subscribers')
    .select('id')
    .executeTakeFirstOrThrow()
  const deps = { clock: () => new Date(), newId: () => 'issue-email' }
  const email = { channel: 'mail', topic: 'issue', recipient: address, payload: null } as const
  let erasing: ReturnType<typeof erase> | undefined
  await store.transaction().execute(async (transaction) => {
    await transaction.selectFrom('newsletter_subscribers').selectAll().forShare().execute()
    erasing = erase()
    await waitForBlockedSession(transaction)
    await enqueue(transaction, deps, [{ ...email, subjectId: id }])
  })
  expect(await erasing).toMatchObject({ ok: true })
  expect(await rows('outbox')).toEqual([])
})

onPostgres('an address is erased while an offer to it is sent to somebody else', async () => {
  const offers = await openOffers()
  const { admin } = await signIn(offers, 'owner', 'Olga')
  const id = await offers.write()
  const erased = 'zoe@example.com'
  await offers.send(id, { recipient: erased, message: 'Dear Zoe' })
  let erasing: ReturnType<typeof admin.privacy.erase> | undefined
  await offers.store.transaction().execute(async (transaction) => {
    await lockLeadsOrFail(transaction, [offers.leadId])
    await lockOffer(transaction, id)
    erasing = admin.privacy.erase({ address: erased, typed: erased })
    await waitForBlockedSession(transaction)
    const recipients = JSON.stringify([erased, 'dora@example.com'])
    await transaction
      .updateTable('offers')
      .set({ recipient: 'dora@example.com', recipients, message: 'Dear Dora' })
      .where('id', '=', id)
      .execute()
  })
  expect(await erasing).toMatchObject({ ok: true })
  expect(await offers.rows('offers')).toMatchObject([
    { recipient: 'dora@example.com', recipients: '["","dora@example.com"]', message: 'Dear Dora' },
  ])
})
