import { z } from 'zod'

/** One figure as wide as the page, that counts up when it is seen (specification 2.10). */
export const bigCounterSchema = z
  .strictObject({
    type: z.literal('big-counter'),
    label: z.string().min(1),
    note: z.string().min(1).optional().meta({ description: 'What it counts, and since when.' }),
    target: z.int().positive().meta({ title: 'Counts up to' }),
    duration: z
      .int()
      .positive()
      .meta({ description: 'How long the count takes, in milliseconds: 2000 is two seconds.' }),
  })
  .meta({
    title: 'Big counter',
    description: 'One figure as wide as the page, that counts up when it is seen.',
    group: 'Figures',
  })
