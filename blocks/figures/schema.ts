import { z } from 'zod'

/** Large figures with labels. */
export const figuresSchema = z
  .strictObject({
    type: z.literal('figures'),
    title: z.string().min(1),
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
    description: 'Large figures with labels.',
    group: 'Figures',
  })
