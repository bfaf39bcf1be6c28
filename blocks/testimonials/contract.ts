import { z } from 'zod'
import { pictureSchema } from '#model/picture.ts'

export const testimonialsContract = z.strictObject({
  type: z.literal('testimonials'),
  title: z.string().min(1),
  testimonials: z
    .array(
      z.strictObject({
        id: z.string().min(1),
        name: z.string().min(1),
        title: z.string().min(1),
        company: z.string().min(1),
        quote: z.string().min(1),
        rating: z.int().min(1).max(5),
        image: pictureSchema,
      }),
    )
    .min(1),
})
