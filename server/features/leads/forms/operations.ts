import { applicationMessages } from '#model/leads/application.ts'
import { inquiryMessages } from '#model/leads/inquiry.ts'
import { partnerMessages } from '#model/leads/partner-inquiry.ts'
import { leadOperation } from '#server/features/leads/openapi.ts'
import { applicationForm } from './application-form.ts'
import { inquiryForm } from './inquiry-form.ts'
import { partnerForm } from './partner-form.ts'

const ann = { name: 'Ann Lee', email: 'ann@example.com' }

const inquiryOperation = leadOperation(inquiryForm, {
  id: 'submitInquiry',
  summary: 'Send a project inquiry',
  name: 'Inquiry',
  good: {
    ...ann,
    details: 'A shop for tea.',
    service: 'Design',
    budget: 'Less',
    interest: 'SEO',
  },
  other: { ...ann, details: 'A shop for coffee.' },
  bad: { body: { ...ann, details: '' }, errors: { details: inquiryMessages.detailsRequired } },
})

const ravi = { name: 'Ravi Sinha', email: 'ravi@example.com', phone: '+91 612 555 0199' }

const applicationOperation = leadOperation(applicationForm, {
  id: 'submitApplication',
  summary: 'Apply for an opening, or in general',
  name: 'Application',
  good: { ...ravi, opening: 'qa-tester', note: 'I like to break things.' },
  other: { ...ravi, opening: 'general' },
  bad: {
    body: { ...ravi, opening: 'astronaut' },
    errors: { opening: applicationMessages.unknown },
  },
  files: { resume: 'resume.pdf' },
})

const noor = { name: 'Noor Haddad', age: '38', email: 'noor@example.com', phone: '+971 4 555 0142' }

const partnerOperation = leadOperation(partnerForm, {
  id: 'submitPartnerInquiry',
  summary: 'Ask to become a partner',
  name: 'PartnerInquiry',
  good: { ...noor, city: 'Dubai' },
  other: noor,
  bad: { body: { ...noor, age: '' }, errors: { age: partnerMessages.ageRequired } },
})

export const leadOperations = [inquiryOperation, partnerOperation, applicationOperation]
