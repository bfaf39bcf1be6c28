import { inquiryMessages } from '#model/leads/inquiry.ts'
import { type Inquiry, inquirySchema } from '#model/leads/inquiry-schema.ts'
import { inquiryFileRule } from '#model/leads/upload.ts'
import type { LeadForm } from '#server/features/leads/lead-form.ts'

/** The contact form (specification 2.8). */
export const inquiryForm: LeadForm<Inquiry> = {
  kind: 'inquiry',
  path: '/api/inquiries',
  schema: inquirySchema,
  file: { field: 'file', rule: inquiryFileRule },
  messages: inquiryMessages,
  async read(_deps, { name, email, details, service = null, budget = null }) {
    return { answers: { name, email, details, service, budget } }
  },
}
