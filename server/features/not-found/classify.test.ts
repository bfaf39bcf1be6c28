import { expect, test } from 'vitest'
import { isPersonal } from './classify.ts'

test.each([
  '/unsubscribe/ann@example.com',
  '/unsubscribe/ann%40example.com/now',
  '/call/491701234567',
  '/share/0197ab4c-77aa-7000-8000-000000000000',
  '/reset/q7h2k9d8s7f6g5h4j3k2l1m0',
])('%s may name a person or open something', (path) => {
  expect(isPersonal(path)).toBe(true)
})

test.each(['/old-page', '/blog/2024/11/29/prices', '/datenschutzgrundverordnung', '/a/20261129'])(
  '%s does not',
  (path) => {
    expect(isPersonal(path)).toBe(false)
  },
)
