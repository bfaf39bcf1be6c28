import { z } from 'zod'
import { optionalArticleSchema, optionalTextSchema } from '#model/content/formatted-text.ts'
import { fieldLine } from '#model/document-text.ts'
import { LINE_MAX } from '#model/limits.ts'

/** Minor units: a billion dollars. */
export const PRICE_MAX = 100_000_000_000

/** Numbers with two digits after the point at most. */
export function hundredths(max: number) {
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
  quantity: hundredths(10_000).meta({ default: 1 }),
  unit: fieldLine(40).meta({ description: 'Such as days or pages. Empty for a fixed price.' }),
  price: z
    .int()
    .min(-PRICE_MAX)
    .max(PRICE_MAX)
    .meta({ title: 'Price of one', control: 'money', default: 0 }),
  isOptional: z
    .boolean()
    .meta({ title: 'Optional', description: 'The client may add it before accepting.' }),
})

/** A heading of a part; the usual one, in the language of the site, if it is empty. */
function heading(usual: string) {
  return fieldLine(LINE_MAX).meta({ title: 'Heading', description: `“${usual}”, if empty.` })
}

const about = (title: string, description: string) => ({ title, description, group: 'Parts' })

/** The parts of an offer, of which each can be there several times. */
export const offerBlockSchema = z
  .discriminatedUnion('type', [
    z
      .strictObject({
        type: z.literal('text'),
        title: fieldLine(LINE_MAX).meta({ title: 'Heading', description: 'May be empty.' }),
        text: optionalArticleSchema,
      })
      .meta(about('Text', 'An introduction, or anything else in words.')),
    z
      .strictObject({
        type: z.literal('scope'),
        title: heading('What you get'),
        items: z.array(scopeItem).max(50),
      })
      .meta(about('Scope', 'What the work includes.')),
    z
      .strictObject({
        type: z.literal('phases'),
        title: heading('How we work'),
        phases: z.array(phase).max(30),
      })
      .meta(about('Phases', 'The steps, in order.')),
    z
      .strictObject({
        type: z.literal('prices'),
        title: heading('Prices'),
        lines: z.array(priceLine).min(1).max(100),
      })
      .meta(about('Prices', 'What it costs. The total stands below the last prices.')),
    z
      .strictObject({
        type: z.literal('terms'),
        title: heading('Terms'),
        text: optionalArticleSchema,
      })
      .meta(about('Terms', 'What holds for payment, rights and changes.')),
  ])
  .meta({ title: 'Part' })

export type OfferBlock = z.output<typeof offerBlockSchema>
export type OfferBlockOf<T extends OfferBlock['type']> = Extract<OfferBlock, { type: T }>
export type PriceLine = z.output<typeof priceLine>

/** All lines with prices, in order. Optional ones are known by their index here. */
export function priceLines(blocks: readonly OfferBlock[]) {
  return blocks.flatMap((block) => (block.type === 'prices' ? block.lines : []))
}

export const emptyLine: PriceLine = { text: '', quantity: 1, unit: '', price: 0, isOptional: false }
