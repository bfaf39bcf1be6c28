import { expect, test } from 'vitest'
import { offerTotals } from './offer-totals.ts'

const line = (quantity: number, price: number, isOptional = false) => ({
  ...{ text: 'Work', unit: '', quantity, price, isOptional },
})

test('an offer adds up its lines and its tax', () => {
  const offer = { prices: [line(3, 95_000), line(1, 120_050)], taxRate: 19 }
  expect(offerTotals(offer)).toEqual({
    lines: [285_000, 120_050],
    subtotal: 405_050,
    tax: 76_960,
    total: 482_010,
  })
})

test('optional lines count once they are chosen', () => {
  const offer = { prices: [line(1, 100_000), line(2, 5_000, true)], taxRate: 0 }
  expect(offerTotals(offer)).toMatchObject({ lines: [100_000, 10_000], total: 100_000 })
  expect(offerTotals(offer, [1])).toMatchObject({ total: 110_000 })
  expect(offerTotals(offer, [0, 7])).toMatchObject({ total: 100_000 })
})

test.each([
  // 1.1 * 3 is 3.3000000000000003 in floats.
  [[line(1.1, 3)], 0, 3],
  [[line(0.1, 10), line(0.2, 10)], 0, 3],
  [[line(0.5, 1)], 0, 1],
  [[line(1, 1_005)], 10, 1_106],
  [[line(1, -1_005)], 10, -1_106],
  [[line(1.15, 100)], 0, 115],
  [[line(1, 10)], 8.25, 11],
  [[line(10_000, 100_000_000_000)], 0, 1_000_000_000_000_000],
])('%j with a tax of %d %% is %d', (prices, taxRate, total) =>
  expect(offerTotals({ prices, taxRate }).total).toBe(total),
)

test('a discount is a line below zero', () => {
  expect(offerTotals({ prices: [line(2, 50_000), line(1, -10_000)], taxRate: 20 })).toMatchObject({
    subtotal: 90_000,
    tax: 18_000,
    total: 108_000,
  })
})
