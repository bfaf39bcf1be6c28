import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** The posts themselves come from the server (GET /api/blog?limit=3). */
export const blogTeaserSchema = z
  .strictObject({
    type: z.literal('blog-teaser'),
    title: z.string().min(1),
    lead: z.string().min(1),
    action: linkSchema,
  })
  .meta({
    title: 'Latest posts',
    description: 'The three newest posts of the blog. They appear by themselves.',
    group: 'Links and calls to action',
  })
