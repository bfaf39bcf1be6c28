import { z } from 'zod'

/** Questions of one page; the block "faq" shows the site-wide ones. */
export const questionsSchema = z
  .strictObject({
    type: z.literal('questions'),
    title: z.string().min(1),
    questions: z
      .array(z.strictObject({ question: z.string().min(1), answer: z.string().min(1) }))
      .min(2),
  })
  .meta({
    title: 'Page questions',
    description: 'Questions and answers for this page only.',
    group: 'Links and calls to action',
  })
