import { z } from 'zod'
import { bouncePath, bounceProviders } from '#model/newsletter/bounce-providers.ts'
import type { Operation } from '#server/openapi/operation.ts'
import { problemExample } from '#server/openapi/problems.ts'
import { NOT_CONNECTED } from './routes.ts'

const message = z.strictObject({ message: z.string() })

export const bounceOperations: Operation[] = [
  {
    method: 'post',
    path: bouncePath('{provider}'),
    id: 'reportBounce',
    summary: 'Tell of bounces and complaints',
    description:
      'For mail providers. Amazon SES: messages of the connected SNS topic, signed by Amazon. Mailgun: signed with its HTTP webhook signing key. Postmark: with the user and password of the address that was made for it. A message that comes again changes nothing.',
    parameters: [
      {
        name: 'provider',
        in: 'path',
        required: true,
        description: 'Who tells.',
        schema: z.enum(bounceProviders),
      },
    ],
    body: {
      mediaType: 'application/json',
      schema: {
        name: 'ProviderMessage',
        schema: z.looseObject({}).meta({ description: 'As the provider has it.' }),
      },
    },
    answers: { 200: { description: 'Taken', schema: { name: 'Message', schema: message } } },
    problems: {
      400: 'The body is no JSON, not UTF-8 or incomplete.',
      401: 'The signature or key is missing, wrong or old.',
      404: 'There is no such provider, or it is not connected.',
      413: 'The body is larger than 512 kB.',
      415: 'The body is compressed.',
      422: 'The body is signed, but no message of the provider.',
      429: 'Too many requests from one sender; `Retry-After` has the seconds to wait.',
      500: 'An internal error.',
      503: 'The database or Amazon is unavailable; `Retry-After` has the seconds to wait.',
    },
    cases: [
      {
        name: 'closed',
        summary: 'A provider that is not connected',
        parameters: { provider: 'mailgun' },
        body: { signature: {} },
        status: 404,
        answer: problemExample(404, NOT_CONNECTED),
      },
    ],
  },
]
