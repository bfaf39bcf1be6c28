import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** The questions themselves come from the server (GET /api/faq). */
export const faqSchema = z
  .strictObject({
    type: z.literal('faq'),
    title: z.string().min(1),
    lead: z.string().min(1),
    action: linkSchema,
  })
  .meta({
    title: 'Questions of the site',
    description: 'The questions that stand under FAQ, with a link to all.',
    group: 'Ways on',
  })
