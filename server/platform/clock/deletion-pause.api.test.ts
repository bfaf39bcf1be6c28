import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestDatabase, openTestSite } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { deletionPausedUntil, mayDeleteByAge } from './deletion-pause.ts'

const DAY = 86_400_000
const start = Date.parse('2026-11-21T09:30:00Z')

test('after a jump of the clock in either direction nothing is deleted by age for three days', async () => {
  const { store } = await openTestDatabase()
  let now = start
  const lines: string[] = []
  const deps = { store, clock: () => new Date(now), log: (line: string) => void lines.push(line) }
  const pass = async (days: number) => {
    now += days * DAY
    return mayDeleteByAge(deps)
  }
  expect(await pass(0)).toBe(true)
  expect(await pass(6.9)).toBe(true)
  expect(lines).toEqual([])
  expect(await pass(365)).toBe(false)
  expect(lines).toEqual([
    'The clock shows 2027-11-28 07:06 UTC; when the site last looked, it was 2026-11-28 07:06 UTC. If the site was not off in between, set the clock right. Until 2027-12-01 07:06 UTC nothing is deleted by age.',
  ])
  expect(await pass(-365)).toBe(false)
  expect(await deletionPausedUntil(deps)).toBe('2026-12-01T07:06:00.000Z')
  expect(await pass(2.9)).toBe(false)
  expect(await pass(0.2)).toBe(true)
  expect(await deletionPausedUntil(deps)).toBeNull()
  expect(lines).toHaveLength(2)
})

test('a start with a clock a year ahead erases no spam and no deleted post, and owners are told', async () => {
  const test = await openTestSite()
  await test.fetch('/api/inquiries', { method: 'POST', body: inquiryForm({ website: 'x' }) })
  const { store } = test.database
  await store.updateTable('posts').set({ deleted_at: '2026-11-20T00:00:00.000Z' }).execute()
  const posts = await test.rows('posts')
  const clock = () => new Date(start + 365 * DAY)
  const site = await test.openAnother({ clock })
  await site.close()
  expect(await test.rows('leads')).toHaveLength(1)
  expect(await test.rows('posts')).toEqual(posts)
  expect(test.logged).toEqual([expect.stringMatching(/nothing is deleted by age\.$/)])
  const { admin } = await signIn(test, 'owner')
  expect((await admin.system.show()).pausedUntil).toBe('2027-11-24T09:30:00.000Z')
  expect((await admin.dashboard.show()).waiting.errors).toBe(1)
  await test.openAnother({ clock: () => new Date(start + 368 * DAY) })
  await expect.poll(() => test.rows('leads')).toEqual([])
  expect(await test.rows('posts')).toEqual([])
})
