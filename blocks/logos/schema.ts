import { z } from 'zod'

/** Tools and products. Logos are SVG paths, so that they take the text colour. */
export const logosSchema = z
  .strictObject({
    type: z.literal('logos'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    layout: z.enum(['line', 'bench', 'grid', 'chips']).meta({
      title: 'Layout',
      description:
        'Grid: one cell each. Line: one continuous text in large type. Bench: one row each, with its use. Chips: very large chips; the logo is optional.',
    }),
    logos: z
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
          use: z
            .string()
            .min(1)
            .optional()
            .meta({ title: 'Used for', description: 'Only shown by the layout "Bench".' }),
        }),
      )
      .min(2),
  })
  .refine(
    ({ layout, logos }) => layout === 'chips' || logos.every(({ path, use }) => path && use),
    { path: ['logos'], message: 'only chips can have no logo or no use' },
  )
  .meta({
    title: 'Tools and products',
    description: 'Names and logos of tools and products.',
    group: 'Logos and tickers',
  })
