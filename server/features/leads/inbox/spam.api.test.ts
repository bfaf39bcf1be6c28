import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { hour, openInbox } from '#tests/fixtures/inbox.ts'

const webhook = {
  id: 'a-hook',
  url: 'https://crm.example/hook',
  secret: 'whsec_c2VjcmV0',
  events: '["inquiry.created"]',
  active: 1 as const,
  created_at: '2026-11-01T00:00:00.000Z',
}

async function setup() {
  const inbox = await openInbox()
  await inbox.store.insertInto('webhooks').values(webhook).execute()
  const topics = async () => (await inbox.rows('outbox')).map(({ topic }) => topic).sort()
  return { ...inbox, topics }
}

const queued = ['inquiry.created', 'lead-to-staff', 'lead-to-staff', 'lead-to-visitor']

test('marking as not spam queues the suppressed messages once, however often the status changes', async () => {
  const inbox = await setup()
  const one = await signIn(inbox, 'editor', 'One')
  const two = await signIn(inbox, 'editor', 'Two')
  const { id } = await inbox.inquire({ website: 'x' })
  expect(await inbox.topics()).toEqual([])
  await Promise.all([
    one.admin.leads.setStatus({ id, status: 'not-spam' }),
    two.admin.leads.setStatus({ id, status: 'not-spam' }),
  ])
  expect((await inbox.lead(id)).status).toBe('new')
  expect(await inbox.topics()).toEqual(queued)
  // They are not queued again, even if the outbox is empty.
  await inbox.store.deleteFrom('outbox').execute()
  await one.admin.leads.setStatus({ id, status: 'spam' })
  await one.admin.leads.setStatus({ id, status: 'not-spam' })
  expect(await inbox.topics()).toEqual([])
})

test('any other status releases a lead from spam too', async () => {
  const inbox = await setup()
  const { admin } = await signIn(inbox, 'editor')
  const { id } = await inbox.inquire({ website: 'x' })
  await admin.leads.setStatus({ id, status: 'answered' })
  expect(await inbox.topics()).toEqual(queued)
})

test('a lead that a person marked as spam does not queue its messages again', async () => {
  const inbox = await setup()
  const { admin } = await signIn(inbox, 'editor')
  const { id } = await inbox.inquire()
  await admin.leads.setStatus({ id, status: 'answered' })
  await admin.leads.setStatus({ id, status: 'spam' })
  await inbox.store
    .insertInto('webhooks')
    .values({ ...webhook, id: 'a-new-hook' })
    .execute()
  await admin.leads.setStatus({ id, status: 'not-spam' })
  expect((await inbox.lead(id)).status).toBe('answered')
  expect(await inbox.topics()).toEqual(queued)
})

test('marking as not spam restores the previous status', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'editor')
  const { id } = await inbox.inquire()
  for (const status of ['won', 'lost', 'answered', 'new']) {
    await admin.leads.setStatus({ id, status })
    inbox.pass(1)
    await admin.leads.setStatus({ id, status: 'spam' })
    inbox.pass(1)
    await admin.leads.setStatus({ id, status: 'not-spam' })
    expect((await inbox.lead(id)).status).toBe(status)
  }
})

test('the receipt of a lead released after the deadline promises no time', async () => {
  const inbox = await openInbox({ withMail: true })
  const { admin } = await signIn(inbox, 'editor')
  const { id } = await inbox.inquire({ website: 'x' })
  inbox.pass(48 * hour)
  await admin.leads.setStatus({ id, status: 'not-spam' })
  await inbox.site.sendOutbox()
  const mail = inbox.received.find(({ envelopeTo }) => envelopeTo.includes('ann@example.com'))
  expect(mail?.text).toContain('This email is late. An answer comes next.')
})
