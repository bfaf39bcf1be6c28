import { z } from 'zod'

/** Things to choose between, and what differs: every thing has one value for each row. */
export const compareContract = z
  .strictObject({
    type: z.literal('compare'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    /** What is compared, for example "Technology". */
    subject: z.string().min(1),
    rows: z.array(z.string().min(1)).min(1),
    things: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          description: z.string().min(1),
          values: z.array(z.string().min(1)).min(1),
        }),
      )
      .min(2)
      .max(4),
  })
  .refine(
    ({ rows, things }) => things.every(({ values }) => values.length === rows.length),
    'every thing needs one value for each row',
  )
