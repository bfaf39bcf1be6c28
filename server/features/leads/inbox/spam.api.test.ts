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

async function opened() {
  const inbox = await openInbox()
  await inbox.store.insertInto('webhooks').values(webhook).execute()
  const topics = async () => (await inbox.rows('outbox')).map(({ topic }) => topic).sort()
  return { ...inbox, topics }
}

const caused = ['inquiry.created', 'lead-to-staff', 'lead-to-staff', 'lead-to-visitor']

test('not spam: what spam did not cause goes out then, once, however often it moves', async () => {
  const inbox = await opened()
  const one = await signIn(inbox, 'editor', 'One')
  const two = await signIn(inbox, 'editor', 'Two')
  const { id } = await inbox.inquire({ website: 'x' })
  expect(await inbox.topics()).toEqual([])
  await Promise.all([
    one.admin.inbox.setStatus({ id, status: 'not-spam' }),
    two.admin.inbox.setStatus({ id, status: 'not-spam' }),
  ])
  expect((await inbox.lead(id)).status).toBe('new')
  expect(await inbox.topics()).toEqual(caused)
  // Whatever has been cleared away or set up since then: it was caused once.
  await inbox.store.deleteFrom('outbox').execute()
  await one.admin.inbox.setStatus({ id, status: 'spam' })
  await one.admin.inbox.setStatus({ id, status: 'not-spam' })
  expect(await inbox.topics()).toEqual([])
})

test('out of the spam by any other status is no way around it', async () => {
  const inbox = await opened()
  const { admin } = await signIn(inbox, 'editor')
  const { id } = await inbox.inquire({ website: 'x' })
  await admin.inbox.setStatus({ id, status: 'answered' })
  expect(await inbox.topics()).toEqual(caused)
})

test('what a person took for spam has caused its mails already', async () => {
  const inbox = await opened()
  const { admin } = await signIn(inbox, 'editor')
  const { id } = await inbox.inquire()
  await admin.inbox.setStatus({ id, status: 'answered' })
  await admin.inbox.setStatus({ id, status: 'spam' })
  await inbox.store
    .insertInto('webhooks')
    .values({ ...webhook, id: 'a-new-hook' })
    .execute()
  await admin.inbox.setStatus({ id, status: 'not-spam' })
  expect((await inbox.lead(id)).status).toBe('answered')
  expect(await inbox.topics()).toEqual(caused)
})

test('not spam brings a lead back to where it was before, not to where it might have been', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'editor')
  const { id } = await inbox.inquire()
  for (const status of ['won', 'lost', 'answered', 'new']) {
    await admin.inbox.setStatus({ id, status })
    inbox.pass(1)
    await admin.inbox.setStatus({ id, status: 'spam' })
    inbox.pass(1)
    await admin.inbox.setStatus({ id, status: 'not-spam' })
    expect((await inbox.lead(id)).status).toBe(status)
  }
})

test('a visitor who was found in the spam too late is promised nothing that is over', async () => {
  const inbox = await openInbox({ withMail: true })
  const { admin } = await signIn(inbox, 'editor')
  const { id } = await inbox.inquire({ website: 'x' })
  inbox.pass(48 * hour)
  await admin.inbox.setStatus({ id, status: 'not-spam' })
  await inbox.site.sendOutbox()
  const mail = inbox.received.find(({ envelopeTo }) => envelopeTo.includes('ann@example.com'))
  expect(mail?.text).toContain('This mail comes later than it should; a person answers you next.')
})
