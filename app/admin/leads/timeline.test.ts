import { expect, test } from 'vitest'
import type { TimelineEntry } from '#server/features/leads/inbox/timeline.ts'
import { entryText } from './timeline.tsx'

function email(topic: string): TimelineEntry {
  const delivery = { state: 'sent', lastError: null, at: null, hasNotLeft: false } as const
  return { kind: 'mail', id: '1', at: '', topic, recipient: 'to@agency.test', delivery }
}

test.each([
  ['lead-to-staff', 'New lead notification, to@agency.test'],
  ['mail-to-staff', 'Notice of an answer, to@agency.test'],
  ['call-moved', 'New time of a call, to@agency.test'],
])('an email of the topic %s is named in words', (topic, text) => {
  expect(entryText(email(topic), 'ann@example.com')).toBe(text)
})
