import { z } from 'zod'

/** Tools and products. Icons are SVG paths, so that they take the text colour; chosen logos are pictures. */
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
            // The drawing of an icon that came with the site; a chosen logo replaces it.
            .meta({ title: 'Icon', hidden: true }),
          logo: z.string().startsWith('/', 'Choose the logo again.').optional().meta({
            title: 'Logo',
            media: 'picture',
            description:
              'Best in black on a transparent ground, as SVG: dark screens show it in white.',
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
    ({ layout, logos }) =>
      layout === 'chips' || logos.every(({ path, logo, use }) => (path || logo) && use),
    { path: ['logos'], message: 'only chips can have no logo or no use' },
  )
  .meta({
    title: 'Tools and products',
    description: 'Names and logos of tools and products.',
    group: 'Logos and tickers',
  })
