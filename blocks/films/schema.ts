import { z } from 'zod'
import { entryListSchema } from '#model/content/entry-list.ts'

export const filmsSchema = z
  .strictObject({
    type: z.literal('films'),
    title: z.string().min(1),
    films: entryListSchema('film'),
  })
  .meta({
    title: 'Films',
    description: 'Films and animations with category filters.',
    group: 'Work and testimonials',
  })
