import { z } from 'zod'
import { sitePathSchema } from '#model/link.ts'
import { pictureSchema } from '#model/picture.ts'

/** The home showcase: one sticky section a category (specification 2.5 and 3). */
export const serviceStackContract = z.strictObject({
  type: z.literal('service-stack'),
  title: z.string().min(1),
  /** Sheets as high as the screen; without it each is 600 px (specification 9). */
  full: z.boolean().optional(),
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
