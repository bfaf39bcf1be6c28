import { z } from 'zod'
import { anchorSchema } from '#model/anchor.ts'
import { blogCategories } from '#model/blog.ts'

/** The posts themselves come from the server (GET /api/blog?category=…&limit=3). */
export const relatedPostsContract = z
  .strictObject({
    type: z.literal('related-posts'),
    anchor: anchorSchema.optional(),
    title: z.string().min(1),
    category: z.enum(blogCategories),
  })
  .meta({
    title: 'Posts of a category',
    description: 'The newest posts of one category. They appear by themselves.',
    group: 'Ways on',
  })
