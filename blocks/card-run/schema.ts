import { z } from 'zod'

/** Cards that run past without end; each stands there twice (specification 2.10). */
export const cardRunSchema = z
  .strictObject({
    type: z.literal('card-run'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    cards: z
      .array(z.strictObject({ title: z.string().min(1), description: z.string().min(1) }))
      .min(3),
  })
  .meta({
    title: 'Running cards',
    description: 'Cards that run past without end.',
    group: 'Moving bands',
  })
