import { expect, test } from 'vitest'
import type { Segment } from '#model/newsletter/segment.ts'
import { openIssues } from '#tests/fixtures/issues.ts'
import { countRecipients, recipientsOf } from './recipients.ts'

const now = '2026-11-21T09:30:00.000Z'

async function setUp() {
  const test = await openIssues()
  const { store, subscribe } = test
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
    subscribe,
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
