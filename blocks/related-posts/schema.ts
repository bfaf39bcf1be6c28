import { z } from 'zod'
import { blogCategories } from '#model/blog/blog.ts'
import { anchorSchema } from '#model/content/anchor.ts'

/** The posts themselves come from the server (GET /api/blog?category=…&limit=3). */
export const relatedPostsSchema = z
  .strictObject({
    type: z.literal('related-posts'),
    anchor: anchorSchema.optional(),
    title: z.string().min(1),
    category: z.enum(blogCategories),
  })
  .meta({
    title: 'Posts of a category',
    description: 'The newest posts of one category. They appear by themselves.',
    group: 'Links and calls to action',
  })
