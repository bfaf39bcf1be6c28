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
            title: 'Name inside the page',
            description: 'Small letters and hyphens; nobody sees it.',
          }),
          name: z.string().min(1),
          title: z.string().min(1).meta({
            title: 'Position',
            description: 'What the person does, for example “Head of sales”.',
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
    description: 'What clients say, with their picture and stars.',
    group: 'Work and proof',
  })
