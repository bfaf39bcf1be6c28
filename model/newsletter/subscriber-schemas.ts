import { z } from 'zod'
import { csvFile } from '#model/csv-file.ts'
import { emailSchema } from '#model/email.ts'
import { line, requiredLine } from '#model/text.ts'
import { CONSENT_SOURCE_MAX, importWays, LIST_BYTES_MAX, subscriberStates } from './subscriber.ts'

/** The list's query; invalid values show all subscribers. */
export const subscriberFilterSchema = z.object({
  search: line(200, 'The search').catch('').default(''),
  state: z.enum(subscriberStates).nullable().catch(null).default(null),
})

export const subscriberListSchema = subscriberFilterSchema.extend({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

export const subscriberAddSchema = z.object({
  email: emailSchema,
  source: requiredLine(
    CONSENT_SOURCE_MAX,
    'This',
    'Enter how this person asked for the newsletter',
  ),
})

export const subscriberIdSchema = z.object({ id: z.uuid() })

export const importIdSchema = z.object({ importId: z.uuid() })

const listFile = csvFile(LIST_BYTES_MAX)

export const subscriberPreviewSchema = z.object({ file: listFile })

export const subscriberImportSchema = z.object({
  file: listFile,
  /** SHA-256 of the previewed file, so that no other file is imported. */
  digest: z.string().default(''),
  way: z.enum(importWays, { error: 'Choose one of the two' }).default('ask'),
  /** Default for lines without a source. */
  source: line(CONSENT_SOURCE_MAX, 'The source').default(''),
  /** Default ISO date of consent for lines without one; only for proven consent. */
  agreedOn: z.string().default(''),
})
