import { z } from 'zod'

/** Benefits as lines of a printed receipt, each with an amount. */
export const receiptSchema = z
  .strictObject({
    type: z.literal('receipt'),
    title: z.string().min(1),
    intro: z.string().min(1),
    head: z
      .array(z.string().min(1).meta({ title: 'Line' }))
      .min(1)
      .meta({ title: 'Receipt header', description: 'Where and when.' }),
    lines: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          description: z.string().min(1),
          amount: z.string().min(1).max(9).meta({ description: 'Short, for example "2 min".' }),
        }),
      )
      .min(3),
    total: z
      .strictObject({ label: z.string().min(1), amount: z.string().min(1).max(9) })
      .meta({ description: 'The total at the bottom.' }),
  })
  .meta({
    title: 'Receipt',
    description: 'Benefits as lines of a printed receipt.',
    group: 'Cards and lists',
  })
