import { expect, test } from 'vitest'
import type { Visit } from './visit.ts'
import { rowOfVisit, visitOfRow } from './visit-row.ts'

const visit: Visit = {
  visitor: 'abc',
  day: '2026-11-21',
  startedAt: 1_795_000_000_000,
  seenAt: 1_795_000_060_000,
  views: 3,
  pages: [
    { path: '/', views: 1, seconds: 12, readings: 1, depth: 80, buckets: [13, null, 0, 4] },
    { path: '/blog', views: 1, seconds: 3, readings: 0, depth: 0 },
    { path: '/about', views: 2, seconds: 0, readings: 0, depth: 0 },
  ],
  exit: '/about',
  touches: [{ source: 'news', campaign: 'news / "May"' }],
  device: 'phone',
  language: '',
  searches: ['tea'],
  conversions: [{ kind: 'call', after: 2 }],
}

test('a visit is found again from its row', () => {
  expect(visitOfRow(rowOfVisit(visit))).toEqual(visit)
  expect(rowOfVisit(visit)).toMatchObject({ visitor: 'abc', seen_at: '2026-11-18T11:07:40.000Z' })
})
