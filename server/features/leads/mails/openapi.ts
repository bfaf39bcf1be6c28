import { z } from 'zod'
import type { Operation } from '#server/openapi/operation.ts'
import { problemExample } from '#server/openapi/problems.ts'
import { mailPath, NOT_SET_UP } from './routes.ts'

const message = z.strictObject({ message: z.string() })

const header = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: z.string(),
})

export const mailOperations: Operation[] = [
  {
    method: 'post',
    path: mailPath,
    id: 'receiveMail',
    summary: 'Hand over a mail that was received',
    description:
      'For mail providers, 50 MB at most. Signed as Standard Webhooks are: with HMAC-SHA256 of id, timestamp and body.',
    parameters: [
      header('webhook-id', 'Any id of the request.'),
      header('webhook-timestamp', 'When it was signed, in seconds since 1970.'),
      header(
        'webhook-signature',
        '"v1," and the signature in base64; several with spaces between.',
      ),
    ],
    body: {
      mediaType: 'message/rfc822',
      schema: { name: 'RawMail', schema: z.string().meta({ description: 'As RFC 5322 has it.' }) },
    },
    answers: { 200: { description: 'Taken', schema: { name: 'Message', schema: message } } },
    problems: {
      400: 'The body broke off.',
      401: 'The signature is missing, wrong or old.',
      404: 'No mail is received here.',
      413: 'The mail is too large.',
      415: 'The body is compressed, or no message/rfc822.',
      422: 'The body is no mail with a sender.',
      429: 'Too many requests from one sender; `Retry-After` has the seconds to wait.',
      500: 'An internal error.',
      503: 'The database is unavailable; `Retry-After` has the seconds to wait.',
      507: 'There is no room on the disk; `Retry-After` has the seconds to wait.',
    },
    cases: [
      {
        name: 'closed',
        summary: 'A site that receives no mail',
        parameters: {
          'webhook-id': 'msg_1',
          'webhook-timestamp': '1795253400',
          'webhook-signature': 'v1,a2V5',
        },
        status: 404,
        answer: problemExample(404, NOT_SET_UP),
      },
    ],
  },
]
