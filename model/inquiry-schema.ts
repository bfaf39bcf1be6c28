import { z } from 'zod'
import { emailSchema } from './email.ts'
import { DETAILS_MAX, inquiryBudgets, inquiryMessages, inquiryServices } from './inquiry.ts'
import { LINE_MAX } from './limits.ts'
import { line, requiredLine, requiredText } from './text.ts'

/** A source that does not fit is left out: it must not cost a visitor the message. */
const optional = (max: number, name: string) => line(max, name).optional().catch(undefined)

/** An empty choice is no choice; anything else must be on the list. */
const choice = <const T extends readonly string[]>(options: T) =>
  z
    .union([z.literal('').transform(() => undefined), z.enum(options)], {
      error: inquiryMessages.option,
    })
    .optional()

/** Where a lead came from: all optional, none shown to the visitor. */
export const leadSourceSchema = z.object({
  /** What the visitor was reading about, for example "SEO". */
  interest: optional(LINE_MAX, 'interest'),
  /** Path of our page that led to the form. */
  source: optional(500, 'source'),
  /** Address of the other site that led to ours. */
  referrer: optional(2000, 'referrer'),
  utm_source: optional(LINE_MAX, 'utm_source'),
  utm_medium: optional(LINE_MAX, 'utm_medium'),
  utm_campaign: optional(LINE_MAX, 'utm_campaign'),
  utm_term: optional(LINE_MAX, 'utm_term'),
  utm_content: optional(LINE_MAX, 'utm_content'),
})

export type LeadSource = z.infer<typeof leadSourceSchema>

/** The inquiry's text fields; the file travels beside them (specification 3). */
export const inquirySchema = z.strictObject({
  name: requiredLine(LINE_MAX, 'Full name', inquiryMessages.nameRequired),
  email: emailSchema,
  details: requiredText(DETAILS_MAX, 'Project details', inquiryMessages.detailsRequired),
  service: choice(inquiryServices),
  budget: choice(inquiryBudgets),
  ...leadSourceSchema.shape,
})

export type Inquiry = z.infer<typeof inquirySchema>
