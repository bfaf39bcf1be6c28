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

const robin = { name: 'Robin Field', email: 'robin@example.com', phone: '+44 20 7946 0199' }

const applicationOperation = leadOperation(applicationForm, {
  id: 'submitApplication',
  summary: 'Apply for an opening, or in general',
  name: 'Application',
  good: { ...robin, opening: 'qa-tester', note: 'I like to break things.' },
  other: { ...robin, opening: 'general' },
  bad: {
    body: { ...robin, opening: 'astronaut' },
    errors: { opening: applicationMessages.unknown },
  },
  files: { resume: 'resume.pdf' },
})

const kim = { name: 'Kim Larsen', age: '38', email: 'kim@example.com', phone: '+44 20 7946 0142' }

const partnerOperation = leadOperation(partnerForm, {
  id: 'submitPartnerInquiry',
  summary: 'Ask to become a partner',
  name: 'PartnerInquiry',
  good: { ...kim, city: 'Leeds' },
  other: kim,
  bad: { body: { ...kim, age: '' }, errors: { age: partnerMessages.ageRequired } },
})

export const leadOperations = [inquiryOperation, partnerOperation, applicationOperation]
