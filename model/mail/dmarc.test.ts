import { expect, test } from 'vitest'
import { readDkim, selectorPattern } from './dkim.ts'
import { dmarcRecordsOf, domainsAbove, judgeDmarc, readDmarc } from './dmarc.ts'

test('a DMARC record has a policy, one of subdomains and places for reports', () => {
  const record = 'v=DMARC1; p=Reject; sp=none; rua=mailto:a@b.example, mailto:c@d.example'
  expect(dmarcRecordsOf(['v=spf1 -all', record, 'v=DMARC12; p=none'])).toEqual([record])
  expect(readDmarc(record)).toEqual({
    policy: 'reject',
    subdomains: 'none',
    reports: ['mailto:a@b.example', 'mailto:c@d.example'],
  })
  expect(readDmarc('v=DMARC1; p=quarantine')).toMatchObject({ subdomains: 'quarantine' })
  expect(readDmarc('v=DMARC1; p=refuse')).toBeNull()
})

test.for([
  [['v=DMARC1; p=quarantine'], false, 'found', 'v=DMARC1; p=quarantine'],
  [
    ['v=DMARC1; p=none; rua=mailto:a@b.example'],
    false,
    'weak',
    'v=DMARC1; p=quarantine; rua=mailto:a@b.example',
  ],
  [['v=DMARC1; p=reject; sp=none'], false, 'found', 'v=DMARC1; p=reject; sp=none'],
  [['v=DMARC1; p=reject; sp=none'], true, 'weak', 'v=DMARC1; p=reject; sp=quarantine'],
  [
    ['v=DMARC1; rua=mailto:a@b.example'],
    false,
    'weak',
    'v=DMARC1; p=quarantine; rua=mailto:dmarc@b.example',
  ],
  [
    ['v=DMARC1; p=none', 'v=DMARC1; p=reject'],
    false,
    'weak',
    'v=DMARC1; p=quarantine; rua=mailto:dmarc@b.example',
  ],
] as const)('%s (above: %s) is %s', ([records, isAbove, state, value]) => {
  expect(judgeDmarc([...records], 'b.example', isAbove)).toMatchObject({ state, value })
})

test('a record of the domain above counts, but not that of the top', () => {
  expect(domainsAbove('mail.agency.com')).toEqual(['mail.agency.com', 'agency.com'])
})

test('a DKIM key is in use or revoked, and other texts are none', () => {
  expect(readDkim(['v=DKIM1; k=rsa; p=MIGf MA0G'])).toBe('key')
  expect(readDkim(['k=ed25519; p=abc'])).toBe('key')
  expect(readDkim(['v=DKIM1; p='])).toBe('revoked')
  expect(readDkim(['v=DMARC1; p=none', 'hello'])).toBeNull()
})

test('a selector is a label, or several', () => {
  for (const good of ['google', 's1', '20240101._pm'.replace('_', ''), 'k1-eu']) {
    expect(selectorPattern.test(good), good).toBe(true)
  }
  for (const bad of ['', 'a b', '-a', 'a..b', 'a._domainkey.example.com/', 'a\n']) {
    expect(selectorPattern.test(bad), bad).toBe(false)
  }
})
