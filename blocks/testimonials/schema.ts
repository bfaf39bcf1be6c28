import { z } from 'zod'
import { pictureSchema } from '#model/content/picture.ts'

export const testimonialsSchema = z
  .strictObject({
    type: z.literal('testimonials'),
    title: z.string().min(1),
    testimonials: z
      .array(
        z.strictObject({
          id: z.string().min(1).meta({
            title: 'Id',
            description: 'Lowercase letters and hyphens. Not shown to visitors.',
          }),
          name: z.string().min(1),
          title: z.string().min(1).meta({
            title: 'Job title',
            description: 'For example “Head of sales”.',
          }),
          company: z.string().min(1),
          quote: z.string().min(1),
          rating: z.int().min(1).max(5).meta({ title: 'Stars' }),
          image: pictureSchema,
        }),
      )
      .min(1),
  })
  .meta({
    title: 'Testimonials',
    description: 'Client quotes with picture and star rating.',
    group: 'Work and testimonials',
  })
