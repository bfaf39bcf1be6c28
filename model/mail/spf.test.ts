import { expect, test } from 'vitest'
import { providerOf, selectorsFor } from './mail-providers.ts'
import { judgeSpf, newSpf, readSpf, spfRecordsOf, withTerm } from './spf.ts'

const google = providerOf('smtp.gmail.com')

test('an SPF record is found among other texts, and its terms are read', () => {
  const texts = ['google-site-verification=1', 'V=SPF1 mx -all', 'v=spf10 -all', 'v=spf1']
  expect(spfRecordsOf(texts)).toEqual(['V=SPF1 mx -all', 'v=spf1'])
  expect(
    readSpf('v=spf1 a mx/24 ip4:192.0.2.0/24 include:_spf.Google.com ?include:b.example ~all'),
  ).toEqual({ includes: ['_spf.google.com', 'b.example'], all: '~', lookups: 4 })
  expect(readSpf('v=spf1 redirect=_spf.example.com')).toEqual({
    includes: ['_spf.example.com'],
    all: null,
    lookups: 1,
  })
  expect(readSpf('v=spf1 all').all).toBe('+')
})

test('another term is added before the end of a record', () => {
  expect(withTerm('v=spf1 mx -all', 'include:a.example')).toBe('v=spf1 mx include:a.example -all')
  expect(withTerm('v=spf1 redirect=b.example', 'include:a.example')).toBe(
    'v=spf1 include:a.example redirect=b.example',
  )
  expect(withTerm('v=spf1 mx', 'include:a.example')).toBe('v=spf1 mx include:a.example')
})

test.for([
  ['v=spf1 include:_spf.google.com ~all', 'found', 'v=spf1 include:_spf.google.com ~all'],
  ['v=spf1 mx -all', 'weak', 'v=spf1 mx include:_spf.google.com -all'],
  ['v=spf1 include:_spf.google.com +all', 'weak', 'v=spf1 include:_spf.google.com ~all'],
  ['v=spf1 include:_spf.google.com all', 'weak', 'v=spf1 include:_spf.google.com ~all'],
] as const)('%s is %s', ([record, state, value]) => {
  expect(judgeSpf([record], 4, google)).toMatchObject({ state, value })
})

test('two records are joined into one, and one with too many queries is named', () => {
  expect(judgeSpf(['v=spf1 mx -all', 'v=spf1 mx include:a.example ~all'], 3, null)).toMatchObject({
    state: 'weak',
    value: 'v=spf1 mx include:a.example ~all',
  })
  expect(judgeSpf(['v=spf1 include:a.example -all'], 11, null)).toMatchObject({
    state: 'weak',
    note: expect.stringContaining('11 DNS queries'),
  })
})

test('a record and the names of keys are proposed for the mail server', () => {
  expect(newSpf(google, 'smtp.gmail.com')).toBe('v=spf1 include:_spf.google.com ~all')
  expect(newSpf(null, 'mail.agency.com')).toBe('v=spf1 a:mail.agency.com mx ~all')
  expect(providerOf('notgmail.com')).toBeNull()
  expect(selectorsFor(google, null)[0]).toBe('google')
  expect(selectorsFor(google, 'own')).toEqual(['own'])
})
