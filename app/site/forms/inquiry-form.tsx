import { inquiryMessages } from '#model/leads/inquiry.ts'
import { inquiryFileRule } from '#model/leads/upload.ts'
import { useLanguage } from '#ui/language-context.ts'
import { TextArea } from '#ui/text-field.tsx'
import { LeadForm } from './lead-form.tsx'
import type { LeadFormProps } from './lead-form-island.tsx'
import type { LeadRules } from './lead-rules.ts'
import { LineField } from './line-field.tsx'
import { Pills } from './pills.tsx'
import { UploadField } from './upload-field.tsx'

const rules: LeadRules = {
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
  const { t } = useLanguage()
  return (
    <LeadForm
      {...props}
      name={t('Project inquiry')}
      path="/api/inquiries"
      failure={inquiryMessages.failure}
      rules={rules}
      draft="inquiry"
      submit={t('Send message')}
      privacyNote={t('We use what you write to answer you, and for nothing else.')}
      widths={{ name: 3, email: 3 }}
      control={(type, field, { values }) => {
        if (type === 'service')
          return <Pills {...field} options={services} chosen={values.service ?? service} />
        if (type === 'budget') return <Pills {...field} options={budgets} chosen={values.budget} />
        if (type === 'details') return <TextArea {...field} rows={6} />
        if (type === 'file') return <UploadField {...field} rule={inquiryFileRule} />
        return <LineField {...field} type={type} />
      }}
    >
      {() => (
        <>
          {interest && <input type="hidden" name="interest" value={interest} />}
          {source && <input type="hidden" name="source" value={source} />}
        </>
      )}
    </LeadForm>
  )
}
