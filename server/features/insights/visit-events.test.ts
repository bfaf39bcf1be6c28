import { expect, test } from 'vitest'
import { DIRECT } from '#model/insights/insights.ts'
import { newVisit, type ViewEvent } from './visit.ts'
import { addConversion, addReading, addView } from './visit-events.ts'

const identity = { visitor: 'v', day: '2026-11-21', device: 'desktop', language: 'en' } as const
const minute = 60_000
const tea = { source: 'tea.test', campaign: '' }
const direct = { source: DIRECT, campaign: '' }

function view(at: number, path: string, touch: ViewEvent['touch'] = null): ViewEvent {
  return { type: 'view', at, path, touch, search: '' }
}

function visitOf(...views: ViewEvent[]) {
  const [first = view(0, '/')] = views
  const visit = newVisit(identity, first)
  for (const each of views) addView(visit, each)
  return visit
}

test('a view that was before what is known of its visit becomes the beginning', () => {
  const visit = visitOf(view(2 * minute, '/about'), view(3 * minute, '/contact'))
  addConversion(visit, { type: 'conversion', at: 4 * minute, kind: 'inquiry', id: 'lead' })
  addView(visit, view(minute, '/', tea))
  expect(visit.pages.map(({ path, views }) => [path, views])).toEqual([
    ['/', 1],
    ['/about', 1],
    ['/contact', 1],
  ])
  expect(visit).toMatchObject({ startedAt: minute, exit: '/contact', touches: [tea] })
  expect(visit.conversions).toEqual([{ kind: 'inquiry', after: 3 }])
})

test('a page that was opened first and again stands once, at the beginning', () => {
  const visit = visitOf(view(2 * minute, '/about', tea), view(3 * minute, '/'))
  addConversion(visit, { type: 'conversion', at: 4 * minute, kind: 'inquiry', id: 'lead' })
  addView(visit, view(minute, '/'))
  expect(visit.pages.map(({ path, views }) => [path, views])).toEqual([
    ['/', 2],
    ['/about', 1],
  ])
  expect(visit.touches).toEqual([direct, tea])
  expect(visit.conversions).toEqual([{ kind: 'inquiry', after: 2 }])
})

test('a page is not read for longer than its visit lasts, nor more often than it was opened', () => {
  const visit = visitOf(view(0, '/'))
  for (let told = 0; told < 290; told++) {
    const reading = { path: '/', seconds: 3_600, depth: 100, measured: {} }
    expect(addReading(visit, { type: 'reading', at: minute, ...reading })).toBe(true)
  }
  expect(visit.pages).toMatchObject([{ seconds: 60, readings: 1, depth: 100 }])
})

test('a clock that was set back takes no time away from a page', () => {
  const visit = visitOf(view(10 * minute, '/'))
  const reading = { type: 'reading', path: '/', seconds: 20, measured: {} } as const
  addReading(visit, { ...reading, at: 11 * minute })
  addReading(visit, { ...reading, at: minute })
  expect(visit.pages).toMatchObject([{ seconds: 20 }])
})
