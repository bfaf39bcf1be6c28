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
  })
  .meta({
    title: 'Big counter',
    description: 'A number across the whole page that counts up when it becomes visible.',
    group: 'Figures',
  })
