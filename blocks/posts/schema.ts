import { z } from 'zod'
import { anchorSchema } from '#model/content/anchor.ts'
import { linkSchema } from '#model/content/link.ts'

/** A section with the newest posts, which the server provides. */
export const postsSchema = z
  .strictObject({
    type: z.literal('posts'),
    layout: z.enum(['cards', 'list']).meta({
      title: 'Layout',
      description: 'Cards: pictures side by side. List: titles one below the other.',
    }),
    anchor: anchorSchema.optional(),
    title: z.string().min(1),
    intro: z.string().min(1).optional(),
    category: z.string().min(1).optional().meta({
      description: 'Without one, the newest posts of all categories.',
      options: 'categories',
    }),
    count: z
      .int()
      .min(1)
      .max(3)
      .optional()
      .meta({ title: 'Number of posts', description: 'Three if empty.' }),
    action: linkSchema.optional().meta({
      title: 'Link to more posts',
      description: 'Without one, a list leads to all posts of its category.',
    }),
  })
  .meta({
    title: 'Latest posts',
    description: 'The newest posts, of all categories or of one. New posts appear automatically.',
    group: 'Links and calls to action',
  })
