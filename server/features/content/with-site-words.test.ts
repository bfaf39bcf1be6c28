import { expect, test } from 'vitest'
import { siteSchema } from '#model/content/site.ts'
import { defaultNewsletterSettings as newsletter } from '#model/newsletter/newsletter-settings.ts'
import { site } from '#tests/fixtures/site-content/site.ts'
import { withSiteWords } from './with-site-words.ts'

const shown = siteSchema.parse(site)
const office = { ...shown, answer: { ...shown.answer, hours: 4, from: '09:00', to: '17:00' } }

test('every text says the promised time, and content without it stays the same object', () => {
  const text = 'We answer within {answerTime}. Yes, {answerTime}!'
  const rest = { list: ['a', { b: 1 }], none: null }
  const facts = { site: office, newsletter }
  const filled = withSiteWords({ text, list: [{ text }, 3], rest }, facts)
  const said = 'We answer within 4 working hours. Yes, 4 working hours!'
  expect(filled).toEqual({ text: said, list: [{ text: said }, 3], rest })
  expect(filled.rest).toBe(rest)
  expect(withSiteWords(rest, facts)).toBe(rest)
})

test('settings from before there was a promised time keep their values, and promise 12 hours', () => {
  const { answer: _, ...before } = office
  const { answer, ...rest } = siteSchema.parse(before)
  expect(rest).toEqual(before)
  expect(answer).toMatchObject({ hours: 12, from: '00:00', to: '24:00', holidays: [] })
})

test.for([
  [12, '00:00', '12 hours', '12 Stunden'],
  [1, '00:00', '1 hour', '1 Stunde'],
  [8, '09:00', '8 working hours', '8 Arbeitsstunden'],
] as const)('%i hours from %s are %s', ([hours, from, english, german]) => {
  const answer = { ...shown.answer, hours, from }
  const said = (language: string) =>
    withSiteWords('{answerTime}', { site: { ...shown, answer, language }, newsletter })
  expect([said('en'), said('de')]).toEqual([english, german])
})

test('a privacy policy says what is counted of the links in newsletters', () => {
  const said = (clicks: 'off' | 'sum' | 'person') =>
    withSiteWords('{newsletterClicks}', { site: shown, newsletter: { ...newsletter, clicks } })
  expect(said('off')).toMatch('do not count')
  expect(said('sum')).toMatch('and not by whom')
  expect(said('person')).toMatch('which of them you followed')
})
