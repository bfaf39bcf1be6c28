import { z } from 'zod'

/** A full-width number that counts up when it becomes visible. */
export const bigCounterSchema = z
  .strictObject({
    type: z.literal('big-counter'),
    label: z.string().min(1),
    note: z.string().min(1).optional().meta({ description: 'What it counts, and since when.' }),
    target: z.int().positive().meta({ title: 'Counts up to' }),
    duration: z
      .int()
      .positive()
      .meta({ description: 'How long it counts, in milliseconds: 2000 is two seconds.' }),
    dots: z.boolean().optional().meta({
      title: 'One dot for each',
      description: 'A field of that many dots below the number. Good up to about 100,000.',
    }),
  })
  .meta({
    title: 'Big counter',
    description: 'A number across the whole page that counts up when it becomes visible.',
    group: 'Figures',
  })
