import { expect, test } from 'vitest'
import { recipientKey } from './unverified-mail.ts'

test.each([
  'Ann.Lee@Example.com',
  'ann.lee+offer@example.com',
  'ANNLEE+1+2@EXAMPLE.COM',
  '"ann.lee"@example.com',
  'ａnnlee@example.com',
])('%s is the same recipient as annlee@example.com', (address) => {
  expect(recipientKey(address)).toBe('annlee@example.com')
})

test('different people and domains are different recipients', () => {
  const keys = ['ann@example.com', 'bob@example.com', 'ann@bücher.example', 'ann@a..b'].map(
    recipientKey,
  )
  expect(new Set(keys).size).toBe(4)
  expect(recipientKey('ann@BÜCHER.example')).toBe('ann@xn--bcher-kva.example')
})
