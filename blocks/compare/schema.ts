import { z } from 'zod'

/** Things to choose between, and what differs: every thing has one value for each row. */
export const compareSchema = z
  .strictObject({
    type: z.literal('compare'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    subject: z
      .string()
      .min(1)
      .meta({ title: 'What is compared', description: 'For example "Technology".' }),
    rows: z
      .array(z.string().min(1))
      .min(1)
      .meta({ description: 'What is said of every thing, for example "Price".' }),
    things: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          description: z.string().min(1),
          values: z.array(z.string().min(1)).min(1),
        }),
      )
      .min(2)
      .max(4)
      .meta({ description: 'Each needs one value for each row.' }),
  })
  .refine(
    ({ rows, things }) => things.every(({ values }) => values.length === rows.length),
    'every thing needs one value for each row',
  )
  .meta({
    title: 'Comparison',
    description: 'Things to choose between, and what differs.',
    group: 'Cards and lists',
  })
