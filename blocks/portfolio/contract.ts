import { z } from 'zod'
import { pictureSchema } from '#model/picture.ts'

/** Pieces of a page where none is given (specification 9). */
const PAGE_SIZE = 6

/** Pieces of work, shown by pages (specification 3: portfolio item; 2.10). */
export const portfolioContract = z.strictObject({
  type: z.literal('portfolio'),
  /** Name of the page number in the address. */
  id: z.string().regex(/^[a-z-]+$/),
  title: z.string().min(1),
  lead: z.string().min(1),
  /** 'mosaic' fills the width of the screen in two sizes, 'aside' stands beside its title. */
  layout: z.enum(['mosaic', 'aside']),
  pageSize: z.int().min(1).default(PAGE_SIZE),
  /** False hides the arrows on small screens; numbers and swipes turn the pages there. */
  arrowsOnSmall: z.boolean(),
  pieces: z
    .array(z.object({ id: z.string().min(1), title: z.string().min(1), image: pictureSchema }))
    .min(1),
})
