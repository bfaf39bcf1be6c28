import { z } from 'zod'
import { caseListSchema } from '#model/content/case-list.ts'
import { sitePathSchema } from '#model/content/link.ts'
import { pictureSchema } from '#model/content/picture.ts'

/** All case studies, each with its most important figure. */
export const caseIndexSchema = z
  .strictObject({
    type: z.literal('case-index'),
    title: z.string().min(1),
    action: z.string().min(1).meta({ title: 'Link text', description: 'The same for all cases.' }),
    cases: caseListSchema(
      z
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
              .optional()
              .meta({
                description: 'A figure before and after, for example "Calls a day", "300", "90".',
              }),
            image: pictureSchema,
            href: sitePathSchema,
          }),
        )
        .min(1)
        .meta({ title: 'Written here' }),
    ),
  })
  .meta({
    title: 'Case studies',
    description: 'All case studies, each with its most important figure.',
    group: 'Work and testimonials',
  })
