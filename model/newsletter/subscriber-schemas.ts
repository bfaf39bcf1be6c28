import { z } from 'zod'
import { csvFile } from '#model/csv-file.ts'
import { emailSchema } from '#model/email.ts'
import { line, requiredLine } from '#model/text.ts'
import { CONSENT_SOURCE_MAX, importWays, LIST_BYTES_MAX, subscriberStates } from './subscriber.ts'
import {
  languageCode,
  PERSONAL_MAX,
  splitTags,
  TAG_MAX,
  TAGS_MAX,
  tagsSchema,
} from './subscriber-data.ts'

const TAGS_TEXT_MAX = TAGS_MAX * (TAG_MAX + 1)

/** Tags as they are typed: “shop, 2026”. */
const tagsText = line(TAGS_TEXT_MAX, 'The tags').superRefine((value, context) => {
  const { error } = tagsSchema.safeParse(splitTags(value))
  if (error) context.addIssue(error.issues[0]?.message ?? 'These tags can’t be used.')
})

/** The list's query; invalid values show all subscribers. */
export const subscriberFilterSchema = z.object({
  search: line(200, 'The search').catch('').default(''),
  state: z.enum(subscriberStates).nullable().catch(null).default(null),
  tag: line(TAG_MAX, 'The tag').catch('').default(''),
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

/** What the team can change; "" for what is not known. */
export const subscriberChangeSchema = subscriberIdSchema.extend({
  firstName: line(PERSONAL_MAX, 'The first name').default(''),
  company: line(PERSONAL_MAX, 'The company').default(''),
  language: languageCode.or(z.literal('')).default(''),
  tags: tagsText.default(''),
  /** The day on which issues begin again. */
  pausedUntil: z.iso.date('Choose a day.').or(z.literal('')).default(''),
})

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
  /** Given to every new address, separated by commas. */
  tags: tagsText.default(''),
})
