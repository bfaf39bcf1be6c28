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
    dots: z.int().positive().optional().meta({
      title: 'One dot for so many',
      description:
        'A field of dots below the number: 10 draws one for every ten. Good up to about 10,000 dots.',
    }),
  })
  .meta({
    title: 'Big counter',
    description: 'A number across the whole page that counts up when it becomes visible.',
    group: 'Figures',
  })
