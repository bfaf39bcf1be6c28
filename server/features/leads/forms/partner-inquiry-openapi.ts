import { partnerMessages } from '#model/leads/partner-inquiry.ts'
import { leadOperation } from '#server/features/leads/openapi.ts'
import { partnerForm } from './partner-form.ts'

const noor = { name: 'Noor Haddad', age: '38', email: 'noor@example.com', phone: '+971 4 555 0142' }

export const partnerOperation = leadOperation(partnerForm, {
  id: 'submitPartnerInquiry',
  summary: 'Ask to become a partner',
  name: 'PartnerInquiry',
  good: { ...noor, city: 'Dubai' },
  other: noor,
  bad: { body: { ...noor, age: '' }, errors: { age: partnerMessages.ageRequired } },
})
