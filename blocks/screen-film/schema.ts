import { z } from 'zod'
import { loopSchema } from '#model/content/loop.ts'

/** A silent film of a screen in use. */
export const screenFilmSchema = z
  .strictObject({
    type: z.literal('screen-film'),
    title: z.string().min(1),
    caption: z.string().min(1).meta({ description: 'What the film shows.' }),
    film: loopSchema,
  })
  .meta({
    title: 'Screen film',
    description: 'A short silent film of a screen in use, with a button to pause it.',
    group: 'Work and testimonials',
  })
