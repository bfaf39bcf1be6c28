import { z } from 'zod'

/** Reasons and counters. */
export const whySchema = z
  .strictObject({
    type: z.literal('why'),
    title: z.string().min(1),
    intro: z.string().min(1),
    lambda: z
      .int()
      .min(400)
      .max(700)
      .optional()
      .meta({ title: 'Rising colour', description: 'Without one, that of the page.' }),
    points: z
      .array(z.strictObject({ title: z.string().min(1), description: z.string().min(1) }))
      .length(4)
      .meta({ title: 'Reasons' }),
    counters: z
      .array(
        z.strictObject({
          label: z.string().min(1),
          value: z.int().positive().meta({ title: 'Counts up to' }),
        }),
      )
      .min(1),
  })
  .meta({
    title: 'Why us',
    description: 'Four reasons and counters that count up.',
    group: 'Figures',
  })
