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
    description: 'The response is the same for new and known addresses.',
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
        summary: 'Text that is not an address',
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
    summary: 'Unsubscribe with the key from an email',
    description:
      'The List-Unsubscribe URL of every newsletter email (RFC 8058). The body is ignored.',
    parameters: [
      {
        name: 'key',
        in: 'query',
        required: true,
        description: 'From the link in the email.',
        schema: z.string(),
      },
    ],
    answers: { 200: { description: 'Unsubscribed', schema: { name: 'Message', schema: message } } },
    problems: { ...formProblems, 410: 'The key is invalid.' },
    cases: [
      {
        name: 'incomplete',
        summary: 'A truncated key',
        parameters: { key: 'abc' },
        status: 422,
        answer: problemExample(422, subscriptionMessages.unknown),
      },
    ],
  },
]
