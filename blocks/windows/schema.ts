import { z } from 'zod'
import { pictureSchema } from '#model/content/picture.ts'

/** A window of three or five items over a cyclic list, which moves on by one (specification 2.10 and 9). */
export const windowsSchema = z
  .strictObject({
    type: z.literal('windows'),
    id: z.string().min(1).optional().meta({
      title: 'Name inside the page',
      description: 'Small letters and hyphens; nobody sees it.',
    }),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    show: z
      .union([z.literal(3), z.literal(5)])
      .meta({ title: 'Shown at a time', description: 'The list needs more items than that.' }),
    layout: z.enum(['cards', 'strip']),
    items: z
      .array(
        z.strictObject({
          id: z.string().min(1).meta({
            title: 'Name inside the page',
            description: 'Small letters and hyphens; nobody sees it.',
          }),
          title: z.string().min(1),
          description: z.string().min(1).optional(),
          image: pictureSchema.optional(),
        }),
      )
      .min(4),
  })
  .refine(({ show, items }) => items.length > show, 'needs more items than its window shows')
  .meta({
    title: 'Turning window',
    description: 'Three or five items of a longer round, which moves on by one.',
    group: 'Tabs and turning pages',
  })
