import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** Links to other pages, each with a sentence. */
export const linkListSchema = z
  .strictObject({
    type: z.literal('link-list'),
    title: z.string().min(1),
    links: z.array(z.strictObject({ link: linkSchema, description: z.string().min(1) })).min(2),
  })
  .meta({
    title: 'Link list',
    description: 'Links as a large list, each with a sentence.',
    group: 'Links and calls to action',
  })
