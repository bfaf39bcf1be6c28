import { z } from 'zod'

/** Names as large chips, for example of platforms (specification 2.10). */
export const chipsSchema = z
  .strictObject({
    type: z.literal('chips'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    chips: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          path: z
            .string()
            .regex(/^[Mm][-\d\s.,a-zA-Z]+$/)
            .optional()
            .meta({
              title: 'Logo',
              description: 'The path data (d) of a 24×24 SVG icon, for example from Simple Icons.',
            }),
        }),
      )
      .min(2),
  })
  .meta({
    title: 'Chips',
    description: 'Names as large chips, for example of platforms.',
    group: 'Logos and tickers',
  })
