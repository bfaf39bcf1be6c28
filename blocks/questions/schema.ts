import { z } from 'zod'

/** A page's own questions, unlike the site's (block "faq"). */
export const questionsSchema = z
  .strictObject({
    type: z.literal('questions'),
    title: z.string().min(1),
    questions: z
      .array(z.strictObject({ question: z.string().min(1), answer: z.string().min(1) }))
      .min(2),
  })
  .meta({
    title: 'Questions of this page',
    description: 'Questions and answers that belong to this page alone.',
    group: 'Ways on',
  })
