import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CurrencyContext } from '#ui/currency-context.ts'
import { money, shortMoney } from './money.ts'
import { PriceRange } from './price-range.tsx'

test('amounts are written as in the language of the site', () => {
  expect(money(18_000, 'en', 'USD')).toBe('$18,000')
  expect(shortMoney(18_000, 'en', 'GBP')).toBe('£18K')
  expect(money(18_000, 'de', 'EUR').replace(/\s/g, ' ')).toBe('18.000 €')
})

test('prices are in the currency of the settings', () => {
  const range = { name: 'A shop', from: 9000, to: 12_000, includes: 'All.' }
  const guide = createElement(PriceRange, { range, ticks: [5000, 10_000, 20_000] })
  const html = renderToStaticMarkup(createElement(CurrencyContext, { value: 'EUR' }, guide))
  expect(html).toMatch(/€9,000.+€12,000/)
})
