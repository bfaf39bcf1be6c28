import { z } from 'zod'
import { pictureSchema } from '#model/content/picture.ts'

/** Default number of pieces per page. */
const PAGE_SIZE = 6

/** Paged work samples. */
export const portfolioSchema = z
  .strictObject({
    type: z.literal('portfolio'),
    id: z
      .string()
      .regex(/^[a-z-]+$/)
      .meta({
        title: 'URL name',
        description:
          'Used in the URL for the current page of the portfolio. Lowercase letters and hyphens, unique on the page.',
      }),
    title: z.string().min(1),
    intro: z.string().min(1),
    layout: z.enum(['mosaic', 'aside']).meta({
      title: 'Layout',
      description: 'Mosaic: full width, in two sizes. Aside: beside the title.',
    }),
    pageSize: z.int().min(1).default(PAGE_SIZE).meta({ title: 'Pieces per page' }),
    arrowsOnSmall: z.boolean().meta({
      title: 'Arrows on small screens',
      description: 'Without them, small screens have page numbers and swiping only.',
    }),
    pieces: z
      .array(z.object({ id: z.string().min(1), title: z.string().min(1), image: pictureSchema }))
      .min(1),
  })
  .meta({
    title: 'Portfolio',
    description: 'Work samples with pictures, in pages.',
    group: 'Work and testimonials',
  })
