import { z } from 'zod'

export const faqItemSchema = z.strictObject({
  id: z.string().min(1).meta({
    title: 'Name inside the site',
    description: 'Small letters and hyphens; nobody sees it.',
  }),
  question: z.string().min(1),
  answer: z.string().min(1),
})

export type FaqItem = z.infer<typeof faqItemSchema>
