import { z } from 'zod'
import { LINE_MAX } from '#model/limits.ts'
import { line } from '#model/text.ts'

/** A source that does not fit is left out: it must not cost a visitor the message. */
const optional = (max: number, name: string) => line(max, name).optional().catch(undefined)

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
