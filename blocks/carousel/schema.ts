import { z } from 'zod'
import { pictureSchema } from '#model/content/picture.ts'

/** Three or five items of a longer list at a time. */
export const carouselSchema = z
  .strictObject({
    type: z.literal('carousel'),
    id: z.string().min(1).optional().meta({
      title: 'Id',
      description: 'Lowercase letters and hyphens. Not shown to visitors.',
    }),
    title: z.string().min(1),
    intro: z.string().min(1).optional(),
    show: z
      .union([z.literal(3), z.literal(5)])
      .meta({ title: 'Shown at a time', description: 'The list needs more items than that.' }),
    layout: z.enum(['cards', 'strip']),
    items: z
      .array(
        z.strictObject({
          id: z.string().min(1).meta({
            title: 'Id',
            description: 'Lowercase letters and hyphens. Not shown to visitors.',
          }),
          title: z.string().min(1),
          description: z.string().min(1).optional(),
          image: pictureSchema.optional(),
          figure: z.string().min(1).optional().meta({
            description:
              'Drawn to scale in a card without a picture, for example “12-20” or “1 in 5”.',
          }),
        }),
      )
      .min(4),
  })
  .refine(({ show, items }) => items.length > show, 'needs more items than it shows at a time')
  .meta({
    title: 'Carousel',
    description: 'Shows three or five items of a longer list and advances one by one.',
    group: 'Tabs and carousels',
  })
