import { expect, test } from 'vitest'
import { withPublishTime } from './schedule.ts'

const now = '2026-11-21T09:30'
const draft = { status: 'draft', publishAt: '' }
const scheduled = { status: 'published', publishAt: '2026-12-01T08:00' }

test('a time in the future schedules a draft', () => {
  expect(withPublishTime(draft, '2026-12-01T08:00', false, now)).toEqual(scheduled)
})

test('a time in the past, also while a year is being typed, publishes nothing', () => {
  for (const publishAt of ['0202-12-01T08:00', now]) {
    expect(withPublishTime(draft, publishAt, false, now)).toEqual({ status: 'draft', publishAt })
  }
})

test('taking the time away does not publish what it had scheduled', () => {
  expect(withPublishTime(scheduled, '', false, now)).toEqual(draft)
})

test('a published post stays published', () => {
  expect(withPublishTime(scheduled, '', true, now)).toMatchObject({ status: 'published' })
})
