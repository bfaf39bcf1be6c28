import { z } from 'zod'
import { blogCategories } from '#model/blog.ts'

/** The posts themselves come from the server (GET /api/blog?category=…&limit=3). */
export const relatedPostsContract = z.strictObject({
  type: z.literal('related-posts'),
  /** What a link with "#" leads to. */
  anchor: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  title: z.string().min(1),
  category: z.enum(blogCategories),
})
