import { z } from 'zod'

/** Tools and products. Logos are SVG paths, so that they take the text colour. */
export const logosSchema = z
  .strictObject({
    type: z.literal('logos'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    layout: z.enum(['line', 'bench', 'grid']).meta({
      title: 'Layout',
      description:
        'Grid: one cell each. Line: one continuous text in large type. Bench: one row each, with its use.',
    }),
    logos: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          path: z
            .string()
            .regex(/^[Mm][-\d\s.,a-zA-Z]+$/)
            .meta({
              title: 'Logo',
              description: 'The path data (d) of a 24×24 SVG icon, for example from Simple Icons.',
            }),
          use: z.string().min(1).meta({ title: 'Used for' }),
        }),
      )
      .min(2),
  })
  .meta({
    title: 'Tools and products',
    description: 'Logos of tools and products.',
    group: 'Logos and tickers',
  })
