import { isCurrency } from '#model/content/currencies.ts'
import { isFields } from '#model/content/form/json-schema.ts'
import { type OfferDocument, offerValues } from './offer-document.ts'

/** A draft, valid or not, as far as it can be shown: what is missing or wrong is empty. */
export function readableDraft(value: unknown): OfferDocument {
  const given = offerValues(value)
  return {
    title: textOf(given.title),
    introduction: textOf(given.introduction),
    scope: listOf(given.scope).map(({ title, text }) => ({
      ...{ title: textOf(title), text: textOf(text) },
    })),
    phases: listOf(given.phases).map(({ name, duration, text }) => ({
      ...{ name: textOf(name), duration: textOf(duration), text: textOf(text) },
    })),
    currency: isCurrency(textOf(given.currency)) ? textOf(given.currency) : 'USD',
    prices: listOf(given.prices).map(({ text, quantity, unit, price, isOptional }) => ({
      ...{ text: textOf(text), unit: textOf(unit), isOptional: isOptional === true },
      ...{ quantity: numberOf(quantity), price: Math.round(numberOf(price)) },
    })),
    ...{ taxName: textOf(given.taxName), taxRate: numberOf(given.taxRate) },
    terms: textOf(given.terms),
    validUntil: /^\d{4}-\d\d-\d\d$/.test(textOf(given.validUntil)) ? textOf(given.validUntil) : '',
  }
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value : ''
}

/** Within what sums can hold. */
function numberOf(value: unknown) {
  return typeof value === 'number' && Math.abs(value) < 1e12 ? value : 0
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}
