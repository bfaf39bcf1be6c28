import { z } from 'zod'
import { refuseRepeated } from '#model/repeated.ts'

export const faqItemSchema = z
  .strictObject({
    id: z.string().min(1).meta({
      title: 'Id',
      description: 'Lowercase letters and hyphens. Not shown to visitors.',
    }),
    question: z.string().min(1),
    answer: z.string().min(1),
  })
  .meta({ title: 'Question' })

export type FaqItem = z.infer<typeof faqItemSchema>

/** All questions in order. */
export const faqsSchema = z.array(faqItemSchema).min(1).superRefine(refuseRepeated('id'))
