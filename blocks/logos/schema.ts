import { z } from 'zod'

/** Products that somebody works with. Their marks are paths, so that they follow the colour of the text. */
export const logosSchema = z
  .strictObject({
    type: z.literal('logos'),
    title: z.string().min(1),
    lead: z.string().min(1).optional(),
    layout: z.enum(['line', 'bench', 'grid']).meta({
      title: 'Layout',
      description:
        'Grid: a field each. Line: one running line of large type. Bench: a row each, with what it is used for.',
    }),
    logos: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          path: z
            .string()
            .regex(/^[Mm][-\d\s.,a-zA-Z]+$/)
            .meta({
              title: 'Mark',
              description:
                'Drawing commands of an SVG path on a field of 24 by 24, as Simple Icons gives them.',
            }),
          use: z.string().min(1).meta({ title: 'Used for' }),
        }),
      )
      .min(2),
  })
  .meta({
    title: 'Tools and products',
    description: 'Marks of products that one works with.',
    group: 'Moving bands',
  })
