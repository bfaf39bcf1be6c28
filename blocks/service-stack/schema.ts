import { z } from 'zod'
import { hrefSchema } from '#model/content/link.ts'
import { pictureSchema } from '#model/content/picture.ts'

/** The home page showcase: one sticky section per category. */
export const serviceStackSchema = z
  .strictObject({
    type: z.literal('service-stack'),
    title: z.string().min(1),
    full: z.boolean().optional().meta({
      title: 'Full height',
      description: 'Each category fills the screen. Otherwise it is 600 pixels high.',
    }),
    categories: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          description: z.string().min(1),
          lambda: z.int().min(400).max(700),
          cards: z
            .array(
              z.strictObject({
                name: z.string().min(1),
                description: z.string().min(1),
                image: pictureSchema,
                href: hrefSchema,
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  })
  .meta({
    title: 'Service stack',
    description: 'Service categories with cards that stack while scrolling.',
    group: 'Services',
  })
