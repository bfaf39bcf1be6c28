import { expect, test } from 'vitest'
import { filterSentence } from './filter-sentence.ts'

const none = { q: '', folder: 'new' as const }
const stages = [{ id: 'b', name: 'Offer' }]
const people = [{ id: 'a', name: 'Ann' }]

test('says in words what a list shows', () => {
  expect(filterSentence(none, people, stages)).toBe('The folder “Open”.')
  expect(filterSentence({ ...none, assignee: 'none', unread: true }, people, stages)).toBe(
    'The folder “Open”, unassigned, unread.',
  )
  const all = {
    kind: 'partner' as const,
    assignee: 'a',
    tag: 'big',
    stage: 'b',
    overdue: true,
    q: 'shop',
  }
  expect(filterSentence({ ...all, folder: 'all' }, people, stages)).toBe(
    'Every folder except spam, only of the kind “Partner inquiry”, assigned to Ann, tagged “big”, in the stage “Offer”, overdue, matching “shop”.',
  )
})
