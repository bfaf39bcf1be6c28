import { z } from 'zod'
import { entryListSchema } from '#model/content/entry-list.ts'

export const testimonialsSchema = z
  .strictObject({
    type: z.literal('testimonials'),
    title: z.string().min(1),
    lambda: z
      .int()
      .min(400)
      .max(700)
      .optional()
      .meta({ title: 'Rising colour', description: 'Of the ground, as it comes into view.' }),
    testimonials: entryListSchema('testimonial'),
  })
  .meta({
    title: 'Testimonials',
    description: 'Client quotes with picture and star rating.',
    group: 'Work and testimonials',
  })
