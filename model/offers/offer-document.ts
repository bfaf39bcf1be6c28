import { z } from 'zod'
import { isCurrency } from '#model/content/currencies.ts'
import { isFields } from '#model/content/form/json-schema.ts'
import { optionalArticleSchema, optionalTextSchema } from '#model/content/formatted-text.ts'
import { fieldLine } from '#model/document-text.ts'
import { LINE_MAX } from '#model/limits.ts'
import { offerTotals } from './offer-totals.ts'

/** Minor units: a billion dollars. */
export const PRICE_MAX = 100_000_000_000

/** Numbers with two digits after the point at most. */
function hundredths(max: number) {
  return z
    .number()
    .min(0)
    .max(max)
    .refine(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      'Enter at most two digits after the point.',
    )
}

const scopeItem = z.strictObject({
  title: fieldLine(LINE_MAX).min(1),
  text: optionalTextSchema,
})

const phase = z.strictObject({
  name: fieldLine(LINE_MAX).min(1),
  duration: fieldLine(100).meta({ description: 'How long it takes, or from when to when.' }),
  text: optionalTextSchema,
})

const priceLine = z.strictObject({
  text: fieldLine(LINE_MAX).min(1).meta({ title: 'What' }),
  quantity: hundredths(10_000),
  unit: fieldLine(40).meta({ description: 'Such as days or pages. Empty for a fixed price.' }),
  price: z.int().min(-PRICE_MAX).max(PRICE_MAX).meta({ title: 'Price of one', control: 'money' }),
  isOptional: z
    .boolean()
    .meta({ title: 'Optional', description: 'The client may add it before accepting.' }),
})

/** The text of an offer. Whom it is for and what became of it is not part of it. */
export const offerDocumentSchema = z
  .strictObject({
    title: fieldLine(LINE_MAX).min(1).meta({ control: 'title' }),
    introduction: optionalTextSchema,
    scope: z.array(scopeItem).max(50).meta({ description: 'What the work includes.' }),
    phases: z.array(phase).max(30).meta({ description: 'The steps, in order.' }),
    currency: z.string().refine(isCurrency, 'Choose a currency.').meta({ options: 'currencies' }),
    prices: z.array(priceLine).min(1).max(100),
    taxName: fieldLine(40).meta({ title: 'Name of the tax', description: 'Such as VAT.' }),
    taxRate: hundredths(100).meta({ title: 'Tax in percent', description: '0 for no tax.' }),
    terms: optionalArticleSchema,
    validUntil: z.iso.date().meta({ title: 'Valid until', description: 'The last day.' }),
  })
  .superRefine((offer, context) => {
    const { total } = offerTotals(offer)
    const message =
      total < 0
        ? 'The total is below zero. Make the discount smaller.'
        : 'The total is too large to be stored. Make it smaller.'
    if (total < 0 || total > Number.MAX_SAFE_INTEGER / 100) {
      context.addIssue({ code: 'custom', path: ['prices'], message })
    }
  })

export type OfferDocument = z.output<typeof offerDocumentSchema>

const emptyLine = { text: '', quantity: 1, unit: '', price: 0, isOptional: false }

/** A new offer, to be written. */
export function newOffer(given: Pick<OfferDocument, 'title' | 'currency' | 'validUntil'>) {
  return {
    ...{ ...given, introduction: '', scope: [], phases: [] },
    ...{ prices: [emptyLine], taxName: '', taxRate: 0, terms: '' },
  } satisfies OfferDocument
}

/** The values of a draft, valid or not: none is missing. */
export function offerValues(value: unknown) {
  const given = isFields(value) ? value : {}
  return { ...newOffer({ title: '', currency: 'USD', validUntil: '' }), ...given }
}

/** The title of a draft, valid or not. */
export function offerTitle(value: unknown) {
  const { title } = offerValues(value)
  return typeof title === 'string' ? title : ''
}
