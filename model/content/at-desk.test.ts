import { expect, test } from 'vitest'
import { navigation as plain } from '#tests/fixtures/site-content/navigation.ts'
import { site as plainSite } from '#tests/fixtures/site-content/site.ts'
import { roundTheClock } from './answer.ts'
import { atDesk, atDeskSince } from './at-desk.ts'
import { siteSchema } from './site.ts'

const offices = [
  { city: 'Lima', zone: 'America/Lima', from: 9, to: 17 },
  { city: 'Bogotá', zone: 'America/Bogota', from: 8, to: 19 },
]
const promise = {
  text: 'Soon.',
  link: { label: 'Write', href: '/contact' },
  desk: { text: '{city}', offices },
}
const parsed = siteSchema.parse(plainSite)
const facts = {
  navigation: { ...plain, promise },
  site: { ...parsed, answer: { ...roundTheClock, holidays: ['2026-11-25'] } },
}
/** Both cities are five hours behind UTC. */
const at = (time: string) => new Date(`2026-11-24T${time}:00Z`)

test('the office that stays open longest is at the desk', () => {
  expect(atDesk(facts, at('15:00'))).toBe('Bogotá')
  expect(atDesk(facts, at('12:59'))).toBeNull()
})

test('nobody is at a desk on a holiday or a day off', () => {
  expect(atDesk(facts, new Date('2026-11-25T15:00:00Z'))).toBeNull()
  const days = { ...roundTheClock.days, tuesday: false }
  expect(
    atDesk({ ...facts, site: { ...facts.site, answer: { ...roundTheClock, days } } }, at('15:00')),
  ).toBeNull()
})

test('pages change when the desk does, and each midnight, and at no other time', () => {
  const since = (time: string) =>
    new Date(atDeskSince(facts, at(time)) * 60_000).toISOString().slice(11, 16)
  expect(['00:10', '12:59', '13:00', '23:59'].map(since)).toEqual([
    '00:00',
    '00:00',
    '13:00',
    '13:00',
  ])
  const none = { ...facts, navigation: plain && { ...plain, promise: undefined } }
  expect(atDeskSince(none, at('23:00')) * 60_000).toBe(+at('00:00'))
})
