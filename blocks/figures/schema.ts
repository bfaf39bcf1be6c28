import { z } from 'zod'

/** Large figures with labels. */
export const figuresSchema = z
  .strictObject({
    type: z.literal('figures'),
    title: z.string().min(1),
    lead: z
      .string()
      .min(1)
      .optional()
      .meta({ description: 'Not shown by the layout "Staggered".' }),
    layout: z.enum(['staggered', 'row', 'ledger']).optional().meta({
      title: 'Layout',
      description:
        'Staggered: different sizes, the first very large. Row: all in one row below a sentence. Ledger: one line each. Staggered if none is chosen.',
    }),
    figures: z
      .array(
        z.strictObject({
          value: z.string().min(1).meta({ description: 'For example "98%".' }),
          label: z.string().min(1),
        }),
      )
      .min(2),
    floods: z
      .boolean()
      .optional()
      .meta({ title: 'Rising colour', description: 'The hue of the page rises on scroll.' }),
  })
  .meta({
    title: 'Figures',
    description: 'Large figures with labels, in one of three layouts.',
    group: 'Figures',
  })

export type FiguresProps = z.infer<typeof figuresSchema>
