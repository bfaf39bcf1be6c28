import { z } from 'zod'
import { sitePathSchema } from '#model/content/link.ts'
import { pictureSchema } from '#model/content/picture.ts'

/** The home showcase: one sticky section a category (specification 2.5 and 3). */
export const serviceStackSchema = z
  .strictObject({
    type: z.literal('service-stack'),
    title: z.string().min(1),
    full: z.boolean().optional().meta({
      title: 'As high as the screen',
      description: 'Without it each category is 600 pixels high.',
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
                href: sitePathSchema,
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  })
  .meta({
    title: 'Service stack',
    description:
      'Categories of services that lie over each other while one scrolls, each with cards.',
    group: 'Services',
  })
