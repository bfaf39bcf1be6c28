import { z } from 'zod'
import { emailMessages } from '#model/email.ts'
import { newsletterMessages, subscriptionMessages } from '#model/newsletter/newsletter.ts'
import { subscriptionSchema } from '#model/newsletter/newsletter-schema.ts'
import type { Operation } from '#server/openapi/operation.ts'
import { formProblems, problemExample } from '#server/openapi/problems.ts'

const message = z.strictObject({ message: z.string() })

export const newsletterOperations: Operation[] = [
  {
    method: 'post',
    path: '/api/newsletter/subscribe',
    id: 'subscribe',
    summary: 'Subscribe to the newsletter',
    description: 'The answer is the same for a new and a known address.',
    body: {
      mediaType: 'application/json',
      schema: { name: 'Subscription', schema: subscriptionSchema },
    },
    answers: { 200: { description: 'Stored', schema: { name: 'Message', schema: message } } },
    problems: formProblems,
    cases: [
      {
        name: 'subscribed',
        summary: 'An address',
        body: { email: 'ann@example.com' },
        status: 200,
        answer: { message: newsletterMessages.success },
      },
      {
        name: 'invalid',
        summary: 'Text that is no address',
        body: { email: 'ann@example' },
        status: 422,
        answer: problemExample(422, emailMessages.invalid, { email: emailMessages.invalid }),
      },
    ],
  },
  {
    method: 'post',
    path: '/api/newsletter/unsubscribe',
    id: 'unsubscribe',
    summary: 'End a subscription with the key of a letter',
    description:
      'What List-Unsubscribe of every letter names (RFC 8058). The body is not looked at.',
    parameters: [
      {
        name: 'key',
        in: 'query',
        required: true,
        description: 'From the link in the letter.',
        schema: z.string(),
      },
    ],
    answers: { 200: { description: 'Ended', schema: { name: 'Message', schema: message } } },
    problems: { ...formProblems, 410: 'The key is not ours.' },
    cases: [
      {
        name: 'incomplete',
        summary: 'A key that was cut off',
        parameters: { key: 'abc' },
        status: 422,
        answer: problemExample(422, subscriptionMessages.unknown),
      },
    ],
  },
]
