import { expect, test } from 'vitest'
import type { LeadPage } from '#server/features/leads/inbox/list-leads.ts'
import { groupsOf } from './urgency.ts'

const now = '2026-11-21T09:30:00.000Z'
const late = '2026-11-21T09:00:00.000Z'
const early = '2026-11-21T12:00:00.000Z'

function page(dues: (string | null)[], changes: object = {}) {
  const leads = dues.map((due, index) => ({ id: String(index), due }))
  return { leads, filter: { q: '', folder: 'new' }, isFirst: true, older: null, ...changes }
}

const read = (given: object) =>
  groupsOf(given as LeadPage, now).map(({ head, count, leads }) => [
    head,
    count,
    leads.map(({ id }) => id).join(''),
  ])

test('groups open leads by urgency, with counts if the page has all of them', () => {
  expect(read(page([late, null, early, early]))).toEqual([
    ['Overdue', 1, '0'],
    ['On time', 2, '23'],
    ['No deadline', 1, '1'],
  ])
  expect(read(page([late, early], { older: 'x' }))[0]).toEqual(['Overdue', null, '0'])
})

test('does not group lists that are not sorted by deadline', () => {
  expect(read(page([null, null]))).toEqual([[undefined, null, '01']])
  expect(read(page([late], { filter: { q: 'a', folder: 'new' } }))).toEqual([
    [undefined, null, '0'],
  ])
  expect(read(page([]))).toEqual([])
})
