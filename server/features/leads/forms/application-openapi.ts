import { applicationMessages } from '#model/leads/application.ts'
import { leadOperation } from '#server/features/leads/openapi.ts'
import { applicationForm } from './application-form.ts'

const ravi = { name: 'Ravi Sinha', email: 'ravi@example.com', phone: '+91 612 555 0199' }

export const applicationOperation = leadOperation(applicationForm, {
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
