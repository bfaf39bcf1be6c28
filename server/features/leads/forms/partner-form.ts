import { partnerMessages } from '#model/leads/partner-inquiry.ts'
import { type PartnerInquiry, partnerInquirySchema } from '#model/leads/partner-inquiry-schema.ts'
import type { LeadForm } from '#server/features/leads/lead-form.ts'

/** The partner form. */
export const partnerForm: LeadForm<PartnerInquiry> = {
  kind: 'partner',
  path: '/api/partner-inquiries',
  schema: partnerInquirySchema,
  messages: partnerMessages,
  async read(_deps, { name, age, email, phone, city, pincode, state, address }) {
    return { answers: { name, age, email, phone, city, pincode, state, address } }
  },
}
