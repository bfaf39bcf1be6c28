import { expect, test } from 'vitest'
import { type WebhookEvent, webhookEvents } from '#model/webhooks/webhook.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import type { TestSite } from '#tests/fixtures/api.ts'
import { bounceMail, openBounces } from '#tests/fixtures/bounces.ts'
import { bookingPost, openHours } from '#tests/fixtures/calls.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'
import { openIssues } from '#tests/fixtures/issues.ts'
import { openOffers } from '#tests/fixtures/offers.ts'

/** A webhook for all events of a site, and what it would be sent of one. */
async function listen(site: TestSite) {
  const { admin } = await signIn(site, 'owner', 'Olga')
  await site.database.store
    .insertInto('webhooks')
    .values({
      ...{ id: 'hook', url: 'http://192.0.2.1/hook', secret: '', active: 1 },
      ...{ events: JSON.stringify(webhookEvents), old_secret: null, old_secret_until: null },
      created_at: '2026-11-21T09:00:00.000Z',
    })
    .execute()
  return async (event: WebhookEvent) => {
    const calls = (await site.rows('outbox')).filter(
      ({ channel, topic }) => channel === 'webhook' && topic === event,
    )
    return Promise.all(
      calls.map(async ({ id }) => {
        const { rendered } = await admin.mail.show({ id })
        return JSON.parse(rendered?.text ?? 'null')?.data
      }),
    )
  }
}

test('an answered lead, an accepted offer and a won lead are told', async () => {
  const offers = await openOffers()
  const told = await listen(offers)
  await offers.admin.leads.reply({
    ...{ id: offers.leadId, key: '01890000-0000-7000-8000-000000000001', reply: 'Yes.' },
  })
  offers.pass(60_000)
  await offers.site.sendOutbox()
  expect(await told('lead.answered')).toMatchObject([
    { id: offers.leadId, name: 'Ann Lee', status: 'answered' },
  ])
  const { id, key } = await offers.sent()
  await offers.answer(key, await offers.accepting(key))
  expect(await told('lead.won')).toMatchObject([{ id: offers.leadId, status: 'won' }])
  expect(await told('offer.accepted')).toEqual([
    expect.objectContaining({
      ...{ id, number: 1, total: 240_000, currency: 'EUR', accepted_name: 'Ann Lee' },
      lead: expect.objectContaining({ id: offers.leadId, email: 'ann@example.com' }),
    }),
  ])
  // What we think of a lead stays with us.
  expect((await told('lead.won'))[0]).not.toHaveProperty('value')
})

test('a cancelled call is told once', async () => {
  const inbox = await openInbox()
  const { kind, admin } = await openHours(inbox)
  const told = await listen(inbox)
  const { calls } = inbox.site.servicesFor({ address: '192.0.2.1' })
  await calls.book(bookingPost(kind, '2026-11-23T08:00:00.000Z'))
  expect(await told('call.booked')).toHaveLength(1)
  const [call] = await inbox.rows('calls')
  for (const _ of [1, 2]) await admin.calls.setState({ id: call?.id, state: 'cancelled' })
  expect(await told('call.cancelled')).toMatchObject([{ id: call?.lead_id, kind: 'call' }])
})

test('who unsubscribes at a link, or is unsubscribed by us, is told once', async () => {
  const issues = await openIssues()
  const told = await listen(issues)
  await issues.subscribe(['ann', 'bob'])
  await issues.issues.send(await issues.draft())
  await issues.deliver()
  const key = /unsubscribe\?key=(\S+)/.exec(String(issues.received[0]?.text))?.[1]
  const path = `/api/newsletter/unsubscribe?key=${key}`
  for (const _ of [1, 2]) await issues.fetch(path, { method: 'POST' })
  const [ann, bob] = await issues.rows('newsletter_subscribers')
  const other = ann?.state === 'confirmed' ? ann : bob
  await issues.admin.newsletter.unsubscribe({ id: other?.id })
  const all = await told('subscription.ended')
  expect(all.map(({ state }) => state)).toEqual(['unsubscribed', 'unsubscribed'])
  expect(new Set(all.map(({ email }) => email)).size).toBe(2)
})

test('an issue is told once everybody has it, and published content with its address', async () => {
  const issues = await openIssues()
  const told = await listen(issues)
  await issues.subscribe(['ann'])
  await issues.issues.send(await issues.draft({ isPublic: true }))
  expect(await told('issue.sent')).toEqual([])
  await issues.deliver()
  expect(await told('issue.sent')).toMatchObject([
    { subject: 'News', recipients: 1, sent: 1, url: 'https://wavelength.example/newsletter/news' },
  ])
  const { admin } = issues
  const opened = await admin.content.open({ document: 'page:home' })
  if (!('value' in opened)) throw new Error('There is no home page.')
  const body = JSON.stringify(opened.value)
  await admin.content.publish({ document: 'page:home', version: opened.version, body })
  expect(await told('content.published')).toMatchObject([
    { document: 'page:home', url: 'https://wavelength.example/' },
  ])
})

test('a bounce that suppresses the address of a subscriber is told', async () => {
  const bounces = await openBounces()
  const told = await listen(bounces)
  await bounces.subscribe(['ann'])
  await bounces.sendIssue()
  for (const _ of [1, 2]) await bounces.receive(bounceMail(await bounces.messageTo('ann')))
  expect(await told('subscription.bounced')).toMatchObject([
    { email: 'ann@example.com', state: 'confirmed', suppressed_for: 'bounce' },
  ])
})
