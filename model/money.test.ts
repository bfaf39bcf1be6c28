import { expect, test } from 'vitest'
import { decimalAmount, moneyText, readAmount } from './money.ts'

test.each([
  [150_000, 'USD', '1500.00'],
  [5, 'USD', '0.05'],
  [-1_250, 'EUR', '-12.50'],
  [1_500, 'JPY', '1500'],
  [1_234, 'KWD', '1.234'],
])('%i of %s is %s', (minor, currency, text) => expect(decimalAmount(minor, currency)).toBe(text))

test.each([
  [150_000, 'USD', 'en', '$1,500.00'],
  [150_000, 'EUR', 'de', '1.500,00\u00a0€'],
  [-5, 'USD', 'en', '-$0.05'],
  [9_007_199_254_740_991, 'USD', 'en', '$90,071,992,547,409.91'],
])('%i of %s is written in %s', (minor, currency, tag, text) =>
  expect(moneyText(minor, currency, tag)).toBe(text),
)

test.each([
  ['1500', 'USD', 150_000],
  ['1,500', 'USD', 150_000],
  ['1.500,50', 'EUR', 150_050],
  ['1 500.5', 'USD', 150_050],
  ['1’500.00', 'CHF', 150_000],
  ['-20', 'USD', -2_000],
  ['1500', 'JPY', 1_500],
  ['15.5', 'JPY', null],
  ['0.001', 'USD', null],
  ['12.3456', 'KWD', null],
  ['one', 'USD', null],
  ['1e3', 'USD', null],
  ['', 'USD', null],
  ['99999999999999999', 'USD', null],
])('%j typed in %s', (typed, currency, minor) => expect(readAmount(typed, currency)).toBe(minor))
