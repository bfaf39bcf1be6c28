import { isCurrency } from '#model/content/currencies.ts'
import { isFields } from '#model/content/form/json-schema.ts'
import type { OfferBlock } from './offer-blocks.ts'
import { type OfferDocument, offerValues } from './offer-document.ts'

type Fields = Record<string, unknown>

/** A draft, valid or not, as far as it can be shown: what is missing or wrong is empty. */
export function readableDraft(value: unknown): OfferDocument {
  const given = offerValues(value)
  return {
    title: textOf(given.title),
    blocks: listOf(given.blocks).flatMap((block) => readableBlock(block) ?? []),
    currency: isCurrency(textOf(given.currency)) ? textOf(given.currency) : 'USD',
    ...{ taxName: textOf(given.taxName), taxRate: numberOf(given.taxRate) },
    validUntil: /^\d{4}-\d\d-\d\d$/.test(textOf(given.validUntil)) ? textOf(given.validUntil) : '',
  }
}

/** Null for a kind that does not exist. */
function readableBlock(block: Fields): OfferBlock | null {
  const { type } = block
  const title = textOf(block.title)
  if (type === 'text' || type === 'terms') return { type, title, text: textOf(block.text) }
  if (type === 'scope') return { type, title, items: listOf(block.items).map(readableItem) }
  if (type === 'phases') return { type, title, phases: listOf(block.phases).map(readablePhase) }
  if (type === 'prices') return { type, title, lines: listOf(block.lines).map(readableLine) }
  return null
}

function readableItem({ title, text }: Fields) {
  return { title: textOf(title), text: textOf(text) }
}

function readablePhase({ name, duration, text }: Fields) {
  return { name: textOf(name), duration: textOf(duration), text: textOf(text) }
}

function readableLine({ text, quantity, unit, price, isOptional }: Fields) {
  return {
    ...{ text: textOf(text), unit: textOf(unit), isOptional: isOptional === true },
    ...{ quantity: numberOf(quantity), price: Math.round(numberOf(price)) },
  }
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value : ''
}

/** Within what sums can hold. */
function numberOf(value: unknown) {
  return typeof value === 'number' && Math.abs(value) < 1e12 ? value : 0
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}
