import { useEffect, useRef } from 'react'
import type { Job } from '#model/content/job.ts'
import { applicationMessages, GENERAL_APPLICATION } from '#model/leads/application.ts'
import { findBuiltIn } from '#model/leads/form-fields.ts'
import { resumeRule } from '#model/leads/upload.ts'
import { useLanguage } from '#ui/language-context.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { LeadForm } from './lead-form.tsx'
import type { LeadFormProps } from './lead-form-island.tsx'
import type { LeadRules } from './lead-rules.ts'
import { LineField } from './line-field.tsx'
import { UploadField } from './upload-field.tsx'

const rules: LeadRules = {
  loadSchema: () =>
    import('#model/leads/application-schema.ts').then(
      ({ applicationSchema }) => applicationSchema,
      () => null,
    ),
  file: { name: 'resume', rule: resumeRule },
}

type ApplicationFormProps = LeadFormProps & {
  /** Openings to choose from. */
  openings: Pick<Job, 'slug' | 'title'>[]
  /** Slug of the preselected opening; without it, a general application. */
  opening?: string
  /** Title of a closed opening the visitor was reading. */
  interest?: string
}

/** A job application with a résumé, for one opening or a general one. */
export function ApplicationForm({
  openings,
  opening = GENERAL_APPLICATION,
  interest,
  ...props
}: ApplicationFormProps) {
  const { t } = useLanguage()
  return (
    <LeadForm
      {...props}
      name={t('Application')}
      path="/api/applications"
      failure={applicationMessages.failure}
      rules={rules}
      draft="application"
      submit={t('Send application')}
      privacyNote={t('Only the people you would be working with read this.')}
      assertive
      summaryField="opening"
      widths={{ email: 3, phone: 3 }}
      control={(type, field, { values }) => {
        if (type === 'opening')
          return (
            <OpeningField
              {...field}
              openings={openings}
              chosen={values.opening ?? opening}
              isRejected={field.error !== undefined}
            />
          )
        if (type === 'resume') return <UploadField {...field} rule={resumeRule} />
        if (type === 'note') return <TextArea {...field} rows={4} />
        return <LineField {...field} type={type} />
      }}
    >
      {({ errors }) => (
        <>
          {!findBuiltIn(props.fields, 'opening') && (
            // The page says which opening it is; a closed one is sent again as a general application.
            <input
              type="hidden"
              name="opening"
              value={errors.opening ? GENERAL_APPLICATION : opening}
            />
          )}
          {interest && <input type="hidden" name="interest" value={interest} />}
        </>
      )}
    </LeadForm>
  )
}

type OpeningFieldProps = {
  id: string
  name: string
  label: string
  hint?: string
  openings: Pick<Job, 'slug' | 'title'>[]
  chosen: string
  /** The server rejected the chosen opening as closed or unknown. */
  isRejected: boolean
}

/** The opening applied for; reset to the general application if the server rejects it. */
function OpeningField({ id, name, label, hint, openings, chosen, isRejected }: OpeningFieldProps) {
  const { t } = useLanguage()
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (isRejected && select.current) select.current.value = GENERAL_APPLICATION
  }, [isRejected])
  return (
    <SelectField
      ref={select}
      id={id}
      name={name}
      label={label}
      hint={hint}
      defaultValue={isRejected ? GENERAL_APPLICATION : chosen}
    >
      <option value={GENERAL_APPLICATION}>{t('General application')}</option>
      {openings.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}
