import { z } from 'zod'
import { FILL_TIME_FIELD, HONEYPOT_FIELD, inquiryMessages } from '#model/inquiry.ts'
import { inquirySchema } from '#model/inquiry-schema.ts'
import { inquiryFileRule } from '#model/upload.ts'
import type { Operation } from '#server/openapi/operation.ts'
import { formProblems, problemExample } from '#server/openapi/problems.ts'
import { CORRECT, OTHER_CONTENT } from './messages.ts'

const form = inquirySchema.extend({
  [HONEYPOT_FIELD]: z.string().optional().describe('Stays empty; people do not see it.'),
  [FILL_TIME_FIELD]: z.string().optional().describe('Milliseconds that filling the form took.'),
})

const stored = z.strictObject({ message: z.string(), reference: z.string() })
const answer = { message: inquiryMessages.success, reference: 'WL-7Q2F-9KXA' }
const key = 'b7e2f6d0-3c55-4d0f-9a55-0c7de4a2f001'
const inquiry = { name: 'Ann Lee', email: 'ann@example.com', details: 'A shop for tea.' }
const schema = { name: 'StoredInquiry', schema: stored }

export const inquiryOperations: Operation[] = [
  {
    method: 'post',
    path: '/api/inquiries',
    id: 'submitInquiry',
    summary: 'Send a project inquiry',
    description: 'Answered when the fields and the file are on the disk, and not before.',
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description: 'The same key with the same content stores once, however often it is sent.',
        schema: z.string().regex(/^[A-Za-z0-9_-]{16,100}$/),
      },
    ],
    body: {
      mediaType: 'multipart/form-data',
      schema: { name: 'Inquiry', schema: form },
      files: {
        file: `At most ${inquiryFileRule.maxBytes} bytes; one of ${inquiryFileRule.extensions.join(', ')}`,
      },
    },
    answers: {
      200: {
        description:
          'Stored before: under the same key, or the same content within this hour or the last',
        schema,
      },
      201: { description: 'Stored', schema },
    },
    problems: { ...formProblems, 409: 'The key was used for another inquiry.' },
    cases: [
      {
        name: 'new',
        summary: 'A new inquiry',
        parameters: { 'Idempotency-Key': key },
        body: { ...inquiry, service: 'UI/UX', budget: '$10K - $50K', interest: 'SEO' },
        status: 201,
        answer,
      },
      {
        name: 'again',
        summary: 'The same once more',
        parameters: { 'Idempotency-Key': key },
        body: { ...inquiry, service: 'UI/UX', budget: '$10K - $50K', interest: 'SEO' },
        status: 200,
        answer,
      },
      {
        name: 'otherContent',
        summary: 'Other content under the same key',
        parameters: { 'Idempotency-Key': key },
        body: inquiry,
        status: 409,
        answer: problemExample(409, OTHER_CONTENT),
      },
      {
        name: 'missing',
        summary: 'Without details',
        body: { name: 'Ann Lee', email: 'ann@example.com', details: '' },
        status: 422,
        answer: problemExample(422, CORRECT, { details: inquiryMessages.detailsRequired }),
      },
    ],
  },
]
