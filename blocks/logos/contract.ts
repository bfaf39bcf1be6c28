import { z } from 'zod'

/** Products that somebody works with. Their marks are paths, so that they follow the colour of the text. */
export const logosContract = z.strictObject({
  type: z.literal('logos'),
  title: z.string().min(1),
  lead: z.string().min(1).optional(),
  /** 'grid' gives each a field of its own, 'line' sets marks and names as one running line of large type, 'bench' gives each a row with its use. */
  layout: z.enum(['line', 'bench', 'grid']),
  logos: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        /** SVG path on a field of 24 by 24. */
        path: z.string().regex(/^[Mm][-\d\s.,a-zA-Z]+$/),
        use: z.string().min(1),
      }),
    )
    .min(2),
})
