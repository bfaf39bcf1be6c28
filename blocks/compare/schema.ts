import { z } from 'zod'

/** Options side by side: each option has one value per row. */
export const compareSchema = z
  .strictObject({
    type: z.literal('compare'),
    title: z.string().min(1),
    intro: z.string().min(1).optional(),
    subject: z.string().min(1).meta({ title: 'Subject', description: 'For example "Technology".' }),
    rows: z
      .array(z.string().min(1))
      .min(1)
      .meta({ description: 'What is compared, for example "Price".' }),
    options: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          description: z.string().min(1),
          values: z.array(z.string().min(1)).min(1),
        }),
      )
      .min(2)
      .max(6)
      .meta({ description: 'Each needs one value per row.' }),
    lastWins: z.boolean().optional().meta({
      title: 'The last column wins',
      description: 'It is set large and in colour, the others as text.',
    }),
  })
  .refine(
    ({ rows, options }) => options.every(({ values }) => values.length === rows.length),
    'every option needs one value for each row',
  )
  .meta({
    title: 'Comparison',
    description: 'Options side by side in a table.',
    group: 'Cards and lists',
  })
