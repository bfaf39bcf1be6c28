import { z } from 'zod'

/** Named things whose first letters spell a word. */
export const acrosticSchema = z
  .strictObject({
    type: z.literal('acrostic'),
    title: z.string().min(1),
    lead: z.string().min(1),
    items: z
      .array(z.strictObject({ title: z.string().min(1), description: z.string().min(1) }))
      .min(3)
      .max(7),
  })
  .meta({
    title: 'Acrostic',
    description: 'Named things whose first letters spell a word.',
    group: 'Text',
  })
