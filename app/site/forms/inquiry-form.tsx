import { inquiryMessages } from '#model/leads/inquiry.ts'
import { inquiryFileRule } from '#model/leads/upload.ts'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { LeadForm } from './lead-form.tsx'
import type { LeadFormProps } from './lead-form-island.tsx'
import type { LeadRules } from './lead-rules.ts'
import { Pills } from './pills.tsx'
import { UploadField } from './upload-field.tsx'

const rules: LeadRules = {
  labels: {
    name: 'Full name',
    email: 'Email',
    service: 'Service',
    budget: 'Budget',
    details: 'Project details',
    file: 'A file, if it helps',
  },
  loadSchema: () =>
    import('#model/leads/inquiry-schema.ts').then(
      ({ inquirySchema }) => inquirySchema,
      () => null,
    ),
  file: { name: 'file', rule: inquiryFileRule },
}

type InquiryFormProps = LeadFormProps & {
  /** Options, and the preselected service. */
  services: string[]
  budgets: string[]
  service?: string
  /** The service the visitor was reading about, and the path of the page that linked here. */
  interest?: string
  source?: string
}

/** The project inquiry. */
export function InquiryForm({
  services,
  budgets,
  service,
  interest,
  source,
  ...props
}: InquiryFormProps) {
  return (
    <LeadForm
      {...props}
      name="Project inquiry"
      path="/api/inquiries"
      failure={inquiryMessages.failure}
      rules={rules}
      draft="inquiry"
      submit="Send message"
      privacyNote="We use what you write to answer you, and for nothing else."
    >
      {({ values, field }) => (
        <>
          <div className="grid gap-7 sm:grid-cols-2">
            <TextField {...field('name')} required autoComplete="name" />
            <TextField {...field('email')} type="email" required autoComplete="email" />
          </div>
          <Pills {...field('service')} options={services} chosen={values.service ?? service} />
          <Pills {...field('budget')} options={budgets} chosen={values.budget} />
          <TextArea
            {...field('details')}
            hint="What should exist at the end, who is it for, and by when?"
            required
            rows={6}
          />
          <UploadField {...field('file')} rule={inquiryFileRule} />
          {interest && <input type="hidden" name="interest" value={interest} />}
          {source && <input type="hidden" name="source" value={source} />}
        </>
      )}
    </LeadForm>
  )
}
