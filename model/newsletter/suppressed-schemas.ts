import { z } from 'zod'
import { emailSchema } from '#model/email.ts'
import { line } from '#model/text.ts'
import { bounceProviders, topicArnPattern } from './bounce-providers.ts'
import { SUPPRESSION_DETAIL_MAX, suppressionReasons } from './suppressed.ts'

/** The list's query; invalid values show all. */
export const suppressedFilterSchema = z.object({
  search: line(200, 'The search').catch('').default(''),
  reason: z.enum(suppressionReasons).nullable().catch(null).default(null),
})

export const suppressedListSchema = suppressedFilterSchema.extend({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

export const suppressedAddSchema = z.object({
  email: emailSchema,
  reason: z.enum(suppressionReasons, { error: 'Choose one of the two' }).default('bounce'),
  detail: line(SUPPRESSION_DETAIL_MAX, 'The note').default(''),
})

/** As it is stored. */
export const suppressedKeySchema = z.object({ address: z.string().max(320) })

export const providerSchema = z.object({ provider: z.enum(bounceProviders) })

const SECRET_MAX = 500

/** `secret`: Mailgun’s signing key, or the topic of Amazon SES; Postmark gets a key of ours. */
export const connectProviderSchema = z
  .object({ provider: z.enum(bounceProviders), secret: line(SECRET_MAX, 'This').default('') })
  .superRefine(({ provider, secret }, { addIssue }) => {
    const refuse = (message: string) => addIssue({ code: 'custom', path: ['secret'], message })
    if (provider === 'mailgun' && secret === '') refuse('Enter the signing key')
    if (provider === 'ses' && !topicArnPattern.test(secret)) {
      refuse('Enter the ARN of the SNS topic, such as arn:aws:sns:eu-west-1:123456789012:bounces')
    }
  })
