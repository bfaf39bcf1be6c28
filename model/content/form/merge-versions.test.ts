import { expect, test } from 'vitest'
import { mergeVersions } from './merge-versions.ts'

const quote = { type: 'quote', text: 'Said well' }
const team = { type: 'team', title: 'Who we are', people: ['Mei'] }
const prose = { type: 'prose', title: 'Why' }
const base = { title: 'Home', description: 'A page', blocks: [quote, team, prose] }
const myQuote = { ...quote, text: 'Said better' }
const theirTeam = { ...team, people: ['Mei', 'Noor'] }
const page = (...blocks: unknown[]) => ({ ...base, blocks })

test('changes of other sections and fields are joined', () => {
  const mine = { ...page(myQuote, team, prose), title: 'Start' }
  const theirs = { ...page(quote, theirTeam, prose), description: 'Our page' }
  expect(mergeVersions(base, theirs, mine)).toEqual({
    value: { title: 'Start', description: 'Our page', blocks: [myQuote, theirTeam, prose] },
    theirs: ['description', 'blocks.1'],
  })
})

test('my new order of sections keeps their changes', () => {
  const mine = page({ type: 'faq' }, myQuote, team)
  const theirs = page(quote, theirTeam, prose)
  expect(mergeVersions(base, theirs, mine)).toEqual({
    value: page({ type: 'faq' }, myQuote, theirTeam),
    theirs: ['blocks.2'],
  })
})

test('their new order of sections keeps my changes', () => {
  const theirs = page({ type: 'faq' }, quote, prose)
  expect(mergeVersions(base, theirs, page(myQuote, team, prose))).toEqual({
    value: page({ type: 'faq' }, myQuote, prose),
    theirs: ['blocks'],
  })
})

test.each([
  ['the same section', page(quote, theirTeam, prose), page(quote, { ...team, title: 'Us' }, prose)],
  ['the same field', { ...base, title: 'One' }, { ...base, title: 'Two' }],
  ['both orders', page(team, prose), page(quote, team)],
  ['a section that the other removed', page(team, prose), page(myQuote, team, prose)],
  ['a section that I removed', page(quote, theirTeam, prose), page(quote, prose)],
])('%s: nothing is joined', (_, theirs, mine) => {
  expect(mergeVersions(base, theirs, mine)).toBeNull()
})

test('the same change of both is no conflict, and an empty field is a missing one', () => {
  const both = page(myQuote, team, prose)
  const mine = { ...page({ ...myQuote, note: '' }, team, prose), title: 'Start' }
  expect(mergeVersions(base, both, mine)).toEqual({ value: mine, theirs: [] })
})

test('documents without sections are joined by field', () => {
  const site = { name: 'Wavelength', phone: { shown: '1' }, offices: ['Pune'] }
  const theirs = { ...site, offices: ['Pune', 'Lyon'] }
  expect(mergeVersions(site, theirs, { ...site, name: 'Wave' })).toEqual({
    value: { ...theirs, name: 'Wave' },
    theirs: ['offices'],
  })
  expect(mergeVersions([{ from: '/a' }], [{ from: '/b' }], [{ from: '/c' }])).toBeNull()
})
