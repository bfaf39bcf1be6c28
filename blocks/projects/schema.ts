import { z } from 'zod'
import { caseListSchema } from '#model/content/case-list.ts'
import { linkSchema, sitePathSchema } from '#model/content/link.ts'
import { pictureSchema } from '#model/content/picture.ts'

export const projectsSchema = z
  .strictObject({
    type: z.literal('projects'),
    title: z.string().min(1),
    intro: z.string().min(1),
    action: z.string().min(1).meta({
      title: 'Link text on each card',
      description: 'For example "View case study".',
    }),
    projects: caseListSchema(
      z
        .array(
          z.strictObject({
            id: z.string().min(1).meta({
              title: 'Id',
              description: 'Lowercase letters and hyphens. Not shown to visitors.',
            }),
            title: z.string().min(1),
            category: z.string().min(1),
            description: z.string().min(1),
            lambda: z.int().min(400).max(700),
            image: pictureSchema,
            results: z.array(z.string().min(1)).min(1),
            href: sitePathSchema,
          }),
        )
        .min(1)
        .meta({ title: 'Written here' }),
    ),
    figures: z.array(z.strictObject({ label: z.string().min(1), value: z.string().min(1) })).min(1),
    all: linkSchema,
  })
  .meta({
    title: 'Projects',
    description: 'Projects with pictures and results, and overall figures.',
    group: 'Work and testimonials',
  })
