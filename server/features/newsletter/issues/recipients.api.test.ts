import { expect, test } from 'vitest'
import type { Segment } from '#model/newsletter/segment.ts'
import { openIssues } from '#tests/fixtures/issues.ts'
import { manyLeads } from '#tests/fixtures/many-leads.ts'
import { countRecipients, recipientsOf } from './recipients.ts'

const now = '2026-11-21T09:30:00.000Z'

async function setUp() {
  const test = await openIssues()
  const { store } = test
  return {
    ...test,
    async recipients(segment: Segment) {
      const found = await recipientsOf(store, segment, now)
        .select('email')
        .orderBy('email')
        .execute()
      expect(await countRecipients(store, segment, new Date(now))).toBe(found.length)
      return found.map(({ email }) => email.split('@')[0])
    },
  }
}

test('a segment has the people who meet all of its conditions', async () => {
  const { subscribe, recipients } = await setUp()
  await subscribe(['ann'], { language: 'de', tags: '["shop","vip"]', consent_at: '2026-01-31' })
  await subscribe(['bob'], { tags: '["shopping"]', consent_at: '2026-02-01T08:00:00.000Z' })
  await subscribe(['cem'], { topics: '["events"]', tags: '["100%"]' })
  await subscribe(['dia'], { topics: '[]', state: 'unsubscribed' })
  expect(await recipients({})).toEqual(['ann', 'bob', 'cem'])
  expect(await recipients({ language: 'de' })).toEqual(['ann'])
  expect(await recipients({ tags: ['shop'] })).toEqual(['ann'])
  expect(await recipients({ tags: ['shop', 'shopping'] })).toEqual(['ann', 'bob'])
  expect(await recipients({ tags: ['1%%'] })).toEqual([])
  expect(await recipients({ tags: ['shop'], language: 'en' })).toEqual([])
  expect(await recipients({ from: '2026-02-01' })).toEqual(['bob', 'cem'])
  expect(await recipients({ to: '2026-01-31' })).toEqual(['ann'])
  expect(await recipients({ from: '2026-02-01', to: '2026-02-01' })).toEqual(['bob'])
})

test('who has not chosen topics gets all of them', async () => {
  const { subscribe, recipients } = await setUp()
  await subscribe(['ann'])
  await subscribe(['bob'], { topics: '["events"]' })
  await subscribe(['cem'], { topics: '["prices"]' })
  expect(await recipients({ topics: ['events'] })).toEqual(['ann', 'bob'])
})

test('who has paused gets nothing until the pause is over', async () => {
  const { subscribe, recipients } = await setUp()
  await subscribe(['ann'], { paused_until: '2026-11-21T09:30:00.001Z' })
  await subscribe(['bob'], { paused_until: now })
  expect(await recipients({})).toEqual(['bob'])
})

test('who pauses before their turn is skipped', async () => {
  const { subscribe, draft, issues, deliver, store, received, rows, ...test } = await setUp()
  await subscribe(['ann', 'bob'])
  await issues.send(await draft())
  await test.site.runIssues()
  await store
    .updateTable('newsletter_subscribers')
    .set({ paused_until: '2027-02-21T09:30:00.000Z' })
    .where('email', '=', 'ann@example.com')
    .execute()
  await deliver()
  expect(received.map(({ envelopeTo }) => envelopeTo.join())).toEqual(['bob@example.com'])
  expect(await rows('newsletter_recipients')).toMatchObject([
    { state: 'skipped', reason: 'paused' },
    { state: 'sent' },
  ])
})

test('sources are the form, the team and imports, whose proof is a text or our wording', async () => {
  const { subscribe, recipients } = await setUp()
  await subscribe(['ann'])
  await subscribe(['bob'], { consent_source: 'At our stand' })
  const before = '2026-11-20T09:30:00.000Z'
  await subscribe(['cem'], { consent_source: 'A list', import_at: now, consent_at: before })
  await subscribe(['dia'], { import_at: now, consent_at: '2025-03-01' })
  // Left, and came back by themselves.
  await subscribe(['eve'], { import_at: before })
  expect(await recipients({ source: 'form' })).toEqual(['ann', 'eve'])
  expect(await recipients({ source: 'staff' })).toEqual(['bob'])
  expect(await recipients({ source: 'import' })).toEqual(['cem', 'dia'])
})

test('an issue goes to its segment only, and the editor counts it as it is on the screen', async () => {
  const { subscribe, draft, issues, deliver, store, received } = await setUp()
  await subscribe(['ann', 'bob'], { tags: '["shop"]' })
  await subscribe(['cem'])
  await manyLeads(store, { count: 1 })
  const lead = { email: 'BOB@example.com', service: 'Sound', status: 'new' as const }
  await store.updateTable('leads').set(lead).execute()
  const counted = (segment: object) => issues.countSegment({ segment: JSON.stringify(segment) })
  expect(await counted({ tags: ['shop'] })).toMatchObject({ count: 2, total: 3, tags: ['shop'] })
  expect(await counted({ services: ['Sound'] })).toMatchObject({ count: 1, services: ['Sound'] })
  const seen = await draft({ segment: { services: ['Sound'] } })
  expect(await issues.open(seen)).toMatchObject({ subscribers: 1, isForAll: false })
  expect(await issues.send(seen)).toMatchObject({ message: 'Sending to 1 subscriber.' })
  await deliver()
  expect(received.map(({ envelopeTo }) => envelopeTo.join())).toEqual(['bob@example.com'])
})

test('a segment of nobody is not sent or scheduled, and says what to do', async () => {
  const { subscribe, draft, issues, schedule, pass, deliver, store, received } = await setUp()
  await subscribe(['ann'], { tags: '["shop"]' })
  const nobody = await draft({ segment: { tags: ['vip'] } })
  const refusal = { ok: false, status: 409, message: expect.stringMatching(/^Nobody meets all/) }
  expect(await issues.send(nobody)).toMatchObject(refusal)
  expect(await schedule(nobody, '2026-11-22T15:00')).toMatchObject(refusal)
  const odd = await draft({ segment: { tags: 'shop' } as never })
  expect(await issues.open(odd)).toMatchObject({ subscribers: 0 })
  const later = await draft({ segment: { tags: ['shop'] } })
  expect(await schedule(later, '2026-11-22T15:00')).toMatchObject({ ok: true })
  await store.updateTable('newsletter_subscribers').set({ tags: null }).execute()
  pass(86_400_000)
  await deliver()
  const failure = expect.stringMatching(/^When it was due, nobody met all conditions/)
  expect(await issues.open(later)).toMatchObject({ state: 'draft', failure })
  expect(received).toEqual([])
})
