import { z } from 'zod'
import { pictureSchema } from '#model/content/picture.ts'

/** Pieces of a page where none is given (specification 9). */
const PAGE_SIZE = 6

/** Pieces of work, shown by pages (specification 3: portfolio item; 2.10). */
export const portfolioSchema = z
  .strictObject({
    type: z.literal('portfolio'),
    id: z
      .string()
      .regex(/^[a-z-]+$/)
      .meta({
        title: 'Name in the address',
        description:
          'Counts the pages in the address. Small letters and hyphens; no two sections of a page share it.',
      }),
    title: z.string().min(1),
    lead: z.string().min(1),
    layout: z.enum(['mosaic', 'aside']).meta({
      title: 'Layout',
      description:
        'Mosaic fills the width of the screen in two sizes, aside stands beside its title.',
    }),
    pageSize: z.int().min(1).default(PAGE_SIZE).meta({ title: 'Pieces on a page' }),
    arrowsOnSmall: z.boolean().meta({
      title: 'Arrows on small screens',
      description: 'Without them numbers and swipes turn the pages there.',
    }),
    pieces: z
      .array(z.object({ id: z.string().min(1), title: z.string().min(1), image: pictureSchema }))
      .min(1),
  })
  .meta({
    title: 'Portfolio',
    description: 'Pieces of work with picture, shown by pages.',
    group: 'Work and proof',
  })
