import { z } from 'zod'
import { LINE_MAX } from '#model/limits.ts'
import { line } from '#model/text.ts'

/** An invalid source is dropped, so that the visitor's message is not rejected. */
const optional = (max: number, name: string) => line(max, name).optional().catch(undefined)

/** Where a lead came from; all optional, not shown to the visitor. */
export const leadSourceSchema = z.object({
  /** The service whose page led to the form, for example "SEO". */
  interest: optional(LINE_MAX, 'interest'),
  /** Path of the page that led to the form. */
  source: optional(500, 'source'),
  /** URL of the site that linked to ours. */
  referrer: optional(2000, 'referrer'),
  utm_source: optional(LINE_MAX, 'utm_source'),
  utm_medium: optional(LINE_MAX, 'utm_medium'),
  utm_campaign: optional(LINE_MAX, 'utm_campaign'),
  utm_term: optional(LINE_MAX, 'utm_term'),
  utm_content: optional(LINE_MAX, 'utm_content'),
})

export type LeadSource = z.infer<typeof leadSourceSchema>
