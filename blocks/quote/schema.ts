import { z } from 'zod'

/** A quote and its source. The component adds the quotation marks. */
export const quoteSchema = z
  .strictObject({
    type: z.literal('quote'),
    quote: z.string().min(1),
    name: z.string().min(1),
    role: z.string().min(1),
  })
  .meta({
    title: 'Quote',
    description: 'A quote and its source. Quotation marks are added automatically.',
    group: 'Work and testimonials',
  })
