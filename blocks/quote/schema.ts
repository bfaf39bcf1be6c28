import { z } from 'zod'

/** One sentence that somebody said, and who. Quotation marks are the component's. */
export const quoteSchema = z
  .strictObject({
    type: z.literal('quote'),
    quote: z.string().min(1),
    name: z.string().min(1),
    role: z.string().min(1),
  })
  .meta({
    title: 'Quote',
    description:
      'One sentence that somebody said, and who. The quotation marks are set by themselves.',
    group: 'Work and proof',
  })
