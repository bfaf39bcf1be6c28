import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'
import { pictureSchema } from '#model/content/picture.ts'

/** Links to other pages, each with a sentence. */
export const linkListSchema = z
  .strictObject({
    type: z.literal('link-list'),
    title: z.string().min(1),
    links: z
      .array(
        z.strictObject({
          link: linkSchema,
          description: z.string().min(1),
          answeredBy: z
            .strictObject({
              name: z.string().min(1),
              line: z.string().min(1).meta({ description: 'What this person does, and when.' }),
              image: pictureSchema,
              lambda: z.int().min(400).max(700).meta({
                title: 'Hue',
                description: '400 is violet, 700 is deep red.',
              }),
            })
            .optional()
            .meta({ title: 'Answered by' }),
        }),
      )
      .min(2),
  })
  .meta({
    title: 'Link list',
    description: 'Links as a large list, each with a sentence.',
    group: 'Links and calls to action',
  })
