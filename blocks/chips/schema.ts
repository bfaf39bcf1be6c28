import { z } from 'zod'

/** Names set as large chips, for example of platforms (specification 2.10). */
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
              title: 'Mark',
              description:
                'Drawing commands of an SVG path on a field of 24 by 24, as Simple Icons gives them.',
            }),
        }),
      )
      .min(2),
  })
  .meta({
    title: 'Chips',
    description: 'Names set as large chips, for example of platforms.',
    group: 'Moving bands',
  })
