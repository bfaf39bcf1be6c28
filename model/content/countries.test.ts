import { expect, test } from 'vitest'
import { countryOptions, isCountry } from './countries.ts'
import { currencyOptions, isCurrency } from './currencies.ts'

test('every country can be chosen by its name, and nothing else', () => {
  const options = countryOptions()
  expect(options).toContainEqual({ id: 'PT', name: 'Portugal' })
  expect(options.length).toBeGreaterThan(240)
  for (const code of ['EU', 'DD', 'ZZ', 'pt', 'PRT', '']) expect(isCountry(code)).toBe(false)
})

test('every currency can be chosen by its name and code', () => {
  expect(currencyOptions()).toContainEqual({ id: 'EUR', name: 'Euro (EUR)' })
  for (const code of ['XYZ', 'eur', '']) expect(isCurrency(code)).toBe(false)
})
