import { expect, test } from 'vitest'
import { leadWords, queryWords } from './search-words.ts'

const lead = {
  reference: 'WL-7Q2F-9KXA',
  name: 'Zoë MÜLLER‮‏',
  email: 'zoe@example.com',
  phone: null,
  details: 'Straße, tea; tea\u0000 and <b>राम</b>',
  opening: null,
  city: null,
  address: null,
  custom_fields: null,
}

test('a lead is indexed by its folded words, each once', () => {
  expect(leadWords(lead)).toBe('wl 7q2f 9kxa zoe muller example com strasse tea and b राम')
})

test('a query is folded the same way, and punctuation is ignored', () => {
  expect(queryWords(' "zoë" OR Müller* ')).toEqual(['zoe', 'or', 'muller'])
  expect(queryWords('wl-7q2f-9k')).toEqual(['wl', '7q2f', '9k'])
  expect(queryWords('  %% ** "" ')).toEqual([])
})

test('long words and long queries are truncated', () => {
  expect(queryWords('x'.repeat(5000))).toEqual(['x'.repeat(60)])
  expect(queryWords('a b c d e f g h i j')).toHaveLength(8)
})
