import { z } from 'zod'
import { linkSchema } from '#model/content/link.ts'

/** The questions come from the server (GET /api/faq). */
export const faqSchema = z
  .strictObject({
    type: z.literal('faq'),
    title: z.string().min(1),
    intro: z.string().min(1),
    action: linkSchema,
  })
  .meta({
    title: 'FAQ',
    description: 'The questions from the FAQ collection, with a link.',
    group: 'Links and calls to action',
  })
