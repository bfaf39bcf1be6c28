import { z } from 'zod'
import { faqItemSchema } from '#model/content/faq.ts'
import type { Operation } from '#server/openapi/operation.ts'
import { readProblems } from '#server/openapi/problems.ts'

const shownFaqSchema = faqItemSchema.extend({
  parts: z.array(z.record(z.string(), z.unknown())).optional().meta({
    description: 'The parts of an answer that has formatting, which `answer` has as Markdown.',
  }),
})

export const faqOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/faq',
    id: 'listFaqs',
    summary: 'The questions and answers, in order',
    answers: {
      200: {
        description: 'All questions',
        schema: { name: 'FaqItems', schema: z.array(shownFaqSchema) },
      },
    },
    problems: readProblems,
    cases: [
      {
        name: 'questions',
        summary: 'All questions',
        status: 200,
        answer: [
          {
            id: '01936f3e-7c1a-7b60-9a41-3f0f6f1f7a10',
            question: 'How soon do you answer?',
            answer: 'Within 12 hours.',
          },
        ],
      },
    ],
  },
]
