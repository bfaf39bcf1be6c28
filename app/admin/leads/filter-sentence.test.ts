import { expect, test } from 'vitest'
import { filterSentence } from './filter-sentence.ts'

const none = { q: '', folder: 'new' as const }
const people = [{ id: 'a', name: 'Ann' }]

test('says in words what a list shows', () => {
  expect(filterSentence(none, people)).toBe('The folder “Open”.')
  expect(filterSentence({ ...none, assignee: 'none', unread: true }, people)).toBe(
    'The folder “Open”, unassigned, unread.',
  )
  const all = { kind: 'partner' as const, assignee: 'a', tag: 'big', overdue: true, q: 'shop' }
  expect(filterSentence({ ...all, folder: 'all' }, people)).toBe(
    'Every folder except spam, only of the kind “Partner inquiry”, assigned to Ann, tagged “big”, overdue, matching “shop”.',
  )
})
