import { z } from 'zod'
import { sitePathSchema } from '#model/content/link.ts'
import { pictureSchema } from '#model/content/picture.ts'

/** Every case study by the one figure that changed. */
export const caseIndexSchema = z
  .strictObject({
    type: z.literal('case-index'),
    title: z.string().min(1),
    /** Words of the link of each case. */
    action: z.string().min(1).meta({ title: 'Words of the link of each case' }),
    cases: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          category: z.string().min(1),
          line: z.string().min(1),
          lambda: z.int().min(400).max(700),
          change: z
            .strictObject({
              label: z.string().min(1),
              before: z.string().min(1),
              after: z.string().min(1),
            })
            .meta({
              description: 'What was counted, before and after: "Calls a day", "300", "90".',
            }),
          image: pictureSchema,
          href: sitePathSchema,
        }),
      )
      .min(1),
  })
  .meta({
    title: 'Case studies',
    description: 'Every case study by the one figure that changed.',
    group: 'Work and proof',
  })
