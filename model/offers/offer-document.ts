import { z } from 'zod'
import { isCurrency } from '#model/content/currencies.ts'
import { isFields } from '#model/content/form/json-schema.ts'
import { fieldLine } from '#model/document-text.ts'
import { LINE_MAX } from '#model/limits.ts'
import { emptyLine, hundredths, offerBlockSchema, priceLines } from './offer-blocks.ts'
import { offerTotals } from './offer-totals.ts'

/** The text of an offer. Whom it is for and what became of it is not part of it. */
export const offerDocumentSchema = z
  .strictObject({
    title: fieldLine(LINE_MAX).min(1).meta({ control: 'title' }),
    blocks: z
      .array(offerBlockSchema)
      .max(40)
      .meta({ title: 'Parts', description: 'The client reads them in this order.' }),
    currency: z.string().refine(isCurrency, 'Choose a currency.').meta({ options: 'currencies' }),
    taxName: fieldLine(40).meta({ title: 'Name of the tax', description: 'Such as VAT.' }),
    taxRate: hundredths(100).meta({ title: 'Tax in percent', description: '0 for no tax.' }),
    validUntil: z.iso.date().meta({ title: 'Valid until', description: 'The last day.' }),
  })
  .superRefine((offer, context) => {
    const message = priceError(offer)
    if (message) context.addIssue({ code: 'custom', path: ['blocks'], message })
  })

export type OfferDocument = z.output<typeof offerDocumentSchema>

function priceError({ blocks, taxRate }: Pick<OfferDocument, 'blocks' | 'taxRate'>) {
  const prices = priceLines(blocks)
  if (prices.length === 0) return 'Add a part with prices: the client accepts their total.'
  const { total } = offerTotals({ prices, taxRate })
  if (total < 0) return 'The total is below zero. Make the discount smaller.'
  // Money is stored in whole numbers that a float holds exactly.
  return total > Number.MAX_SAFE_INTEGER / 100
    ? 'The total is too large to be stored. Make it smaller.'
    : null
}

/** The totals of an offer with the optional lines at these indexes. */
export function totalsOf({ blocks, taxRate }: OfferDocument, chosen: readonly number[] = []) {
  return offerTotals({ prices: priceLines(blocks), taxRate }, chosen)
}

/** A new offer, to be written: a part of each kind in the usual order. */
export function newOffer(given: Pick<OfferDocument, 'title' | 'currency' | 'validUntil'>) {
  return {
    ...given,
    blocks: [
      { type: 'text', title: '', text: '' },
      { type: 'scope', title: '', items: [] },
      { type: 'phases', title: '', phases: [] },
      { type: 'prices', title: '', lines: [emptyLine] },
      { type: 'terms', title: '', text: '' },
    ],
    ...{ taxName: '', taxRate: 0 },
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
