import { z } from 'zod'
import { anchorSchema } from '#model/content/anchor.ts'
import { caseListSchema } from '#model/content/case-list.ts'
import { sitePathSchema } from '#model/content/link.ts'
import { pictureSchema } from '#model/content/picture.ts'

/** Case studies related to a page, each with its most relevant result. */
export const relatedCasesSchema = z
  .strictObject({
    type: z.literal('related-cases'),
    anchor: anchorSchema.optional(),
    title: z.string().min(1),
    intro: z.string().min(1).optional(),
    cases: caseListSchema(
      z
        .array(
          z.strictObject({
            title: z.string().min(1),
            category: z.string().min(1),
            description: z.string().min(1),
            result: z.string().min(1).optional(),
            image: pictureSchema,
            href: sitePathSchema,
          }),
        )
        .min(1)
        .max(3)
        .meta({ title: 'Written here' }),
      { max: 3 },
    ),
  })
  .meta({
    title: 'Related cases',
    description: 'Up to three case studies, each with its most relevant result.',
    group: 'Work and testimonials',
  })
