import { partnerMessages } from '#model/leads/partner-inquiry.ts'
import { TextField } from '#ui/text-field.tsx'
import { LeadForm } from './lead-form.tsx'
import type { LeadFormProps } from './lead-form-island.tsx'
import type { LeadRules } from './lead-rules.ts'
import { PartnerEmail } from './partner-email.tsx'

const rules: LeadRules = {
  labels: {
    name: 'Name',
    age: 'Age',
    email: 'Email',
    phone: 'Phone',
    city: 'City',
    pincode: 'Pincode',
    state: 'State',
    address: 'Address',
  },
  loadSchema: () =>
    import('#model/leads/partner-inquiry-schema.ts').then(
      ({ partnerInquirySchema }) => partnerInquirySchema,
      () => null,
    ),
}

/** A grid of six columns; fields are as wide as their content. */
const row = 'grid gap-7 sm:grid-flow-dense sm:grid-cols-6'

/** The partner inquiry: eight fields, four required, none format-checked. */
export function PartnerForm(props: LeadFormProps) {
  return (
    <LeadForm
      {...props}
      name="Partner inquiry"
      path="/api/partner-inquiries"
      failure={partnerMessages.failure}
      rules={rules}
      draft="partner"
      submit="Send form"
      privacyNote="We use it to call you back about a partnership, and for nothing else."
    >
      {({ field }) => (
        <>
          <div className={row}>
            <div className="sm:col-span-4">
              <TextField {...field('name')} required autoComplete="name" />
            </div>
            <div className="sm:col-span-2">
              <TextField {...field('age')} required inputMode="numeric" />
            </div>
            <PartnerEmail {...field('email')} />
            <div className="sm:col-span-3">
              <TextField {...field('phone')} type="tel" required autoComplete="tel" />
            </div>
          </div>
          <fieldset className="grid gap-5">
            <legend className="label mb-5 w-full border-t border-line pt-5 text-soft">
              Where you are (optional)
            </legend>
            <div className={row}>
              <div className="sm:col-span-2">
                <TextField {...field('city')} autoComplete="address-level2" />
              </div>
              <div className="sm:col-span-2">
                <TextField {...field('pincode')} inputMode="numeric" autoComplete="postal-code" />
              </div>
              <div className="sm:col-span-2">
                <TextField {...field('state')} autoComplete="address-level1" />
              </div>
              <div className="sm:col-span-6">
                <TextField {...field('address')} autoComplete="address-line1" />
              </div>
            </div>
          </fieldset>
        </>
      )}
    </LeadForm>
  )
}
