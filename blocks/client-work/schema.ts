import { z } from 'zod'
import { hrefSchema } from '#model/content/link.ts'
import { pictureSchema } from '#model/content/picture.ts'

/** A few clients, each with a picture of the work done for them. */
export const clientWorkSchema = z
  .strictObject({
    type: z.literal('client-work'),
    title: z.string().min(1),
    intro: z.string().min(1).optional(),
    works: z
      .array(
        z.strictObject({
          client: z.string().min(1),
          work: z.string().min(1).meta({
            title: 'Work',
            description: 'For example “A billboard that reads the thermometer.”',
          }),
          lambda: z.int().min(400).max(700).meta({
            title: 'Hue',
            description: '400 is violet, 700 is deep red.',
          }),
          image: pictureSchema,
          link: z.strictObject({ label: z.string().min(1), href: hrefSchema }),
        }),
      )
      .min(3)
      .max(6)
      .meta({ description: 'The first and the fourth picture are the largest.' }),
  })
  .meta({
    title: 'Work for clients',
    description: 'Up to six clients, each with a picture of the work, in different sizes.',
    group: 'Work and testimonials',
  })
