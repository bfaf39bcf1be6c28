import { z } from 'zod'
import { entryIdSchema } from './entry-id.ts'
import { pictureSchema } from './picture.ts'

/** What a client says. */
export const testimonialSchema = z
  .strictObject({
    id: entryIdSchema,
    name: z.string().min(1),
    title: z.string().min(1).meta({
      title: 'Job title',
      description: 'For example “Head of sales”.',
    }),
    company: z.string().min(1),
    quote: z.string().min(1),
    rating: z.int().min(1).max(5).meta({ title: 'Stars' }),
    image: pictureSchema.optional().meta({
      title: 'Picture',
      description: 'Without one, the name stands alone.',
    }),
  })
  .meta({ title: 'Testimonial' })

export type Testimonial = z.infer<typeof testimonialSchema>
