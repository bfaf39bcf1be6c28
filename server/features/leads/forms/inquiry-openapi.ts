import { inquiryMessages } from '#model/leads/inquiry.ts'
import { leadOperation } from '#server/features/leads/openapi.ts'
import { inquiryForm } from './inquiry-form.ts'

const ann = { name: 'Ann Lee', email: 'ann@example.com' }

export const inquiryOperation = leadOperation(inquiryForm, {
  id: 'submitInquiry',
  summary: 'Send a project inquiry',
  name: 'Inquiry',
  good: {
    ...ann,
    details: 'A shop for tea.',
    service: 'UI/UX',
    budget: '$10K - $50K',
    interest: 'SEO',
  },
  other: { ...ann, details: 'A shop for coffee.' },
  bad: { body: { ...ann, details: '' }, errors: { details: inquiryMessages.detailsRequired } },
})
