import { z } from 'zod'
import { emailSchema } from '#model/email.ts'
import { MEBIBYTE } from '#model/leads/upload.ts'
import { line, requiredLine } from '#model/text.ts'
import { CONSENT_SOURCE_MAX, importWays, LIST_BYTES_MAX, subscriberStates } from './subscriber.ts'

/** What the list's address says; anything else shows everybody. */
export const subscriberFilterSchema = z.object({
  search: line(200, 'The search').catch('').default(''),
  state: z.enum(subscriberStates).nullable().catch(null).default(null),
})

export const subscriberListSchema = subscriberFilterSchema.extend({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

export const subscriberAddSchema = z.object({
  email: emailSchema,
  source: requiredLine(CONSENT_SOURCE_MAX, 'This', 'Say how this person asked for the newsletter'),
})

export const subscriberIdSchema = z.object({ id: z.uuid() })

const listFile = z
  .instanceof(File, { error: 'Choose a CSV file first' })
  .refine(({ size }) => size > 0, 'Choose a CSV file first; this one is empty')
  .refine(
    ({ size }) => size <= LIST_BYTES_MAX,
    `This file is larger than ${LIST_BYTES_MAX / MEBIBYTE} MB. Split it into several.`,
  )

export const subscriberPreviewSchema = z.object({ file: listFile })

export const subscriberImportSchema = z.object({
  file: listFile,
  /** Of the file that was looked at (SHA-256), so that no other one is brought in. */
  digest: z.string().default(''),
  way: z.enum(importWays, { error: 'Choose one of the two' }).default('ask'),
  /** Stands for every line that says nothing itself. */
  source: line(CONSENT_SOURCE_MAX, 'The source').default(''),
  /** The ISO day on which those agreed whose line has no date; only for proven consent. */
  agreedOn: z.string().default(''),
})
