import { findBuiltIn, isRequired } from '#model/leads/form-fields.ts'
import { partnerMessages } from '#model/leads/partner-inquiry.ts'
import { useLanguage } from '#ui/language-context.ts'
import { LeadForm } from './lead-form.tsx'
import type { LeadFormProps } from './lead-form-island.tsx'
import type { LeadRules } from './lead-rules.ts'
import { LineField } from './line-field.tsx'
import { PartnerEmail } from './partner-email.tsx'
import { useTypedLabel } from './use-typed-label.ts'

const rules: LeadRules = {
  loadSchema: () =>
    import('#model/leads/partner-inquiry-schema.ts').then(
      ({ partnerInquirySchema }) => partnerInquirySchema,
      () => null,
    ),
}

/** The partner inquiry. Fields are as wide as their content. */
export function PartnerForm(props: LeadFormProps) {
  const { t } = useLanguage()
  useTypedLabel()
  const phone = findBuiltIn(props.fields, 'phone')
  return (
    <LeadForm
      {...props}
      name={t('Partner inquiry')}
      path="/api/partner-inquiries"
      failure={partnerMessages.failure}
      rules={rules}
      draft="partner"
      submit={t('Send form')}
      privacyNote={t('We use it to call you back about a partnership, and for nothing else.')}
      widths={{ name: 4, age: 2, email: 3, phone: 3, city: 2, pincode: 2, state: 2 }}
      control={(type, field) =>
        // With a phone number there is a second way to answer.
        type === 'email' && phone && isRequired(phone) ? (
          <PartnerEmail {...field} />
        ) : (
          <LineField {...field} type={type} />
        )
      }
    />
  )
}
