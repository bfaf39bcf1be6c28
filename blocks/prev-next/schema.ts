import { z } from 'zod'
import { linkSchema, sitePathSchema } from '#model/content/link.ts'

const pageLinkSchema = z.strictObject({
  label: z.string().min(1).meta({ title: 'Label', description: 'For example "Next case".' }),
  title: z.string().min(1),
  line: z.string().min(1),
  lambda: z.int().min(400).max(700),
  href: sitePathSchema,
})

/** Links from one page of a series to the previous, the next and the list of all. */
export const prevNextSchema = z
  .strictObject({
    type: z.literal('prev-next'),
    title: z.string().min(1),
    previous: pageLinkSchema.optional().meta({
      title: 'Previous page',
      description: 'Without both pages, a case study links to the cases before and after it.',
    }),
    next: pageLinkSchema.optional().meta({ title: 'Next page' }),
    all: linkSchema,
  })
  .meta({
    title: 'Previous and next',
    description: 'Links to the previous page, the next page and the list of all.',
    group: 'Links and calls to action',
  })
