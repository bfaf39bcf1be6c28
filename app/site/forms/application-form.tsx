import { useEffect, useRef } from 'react'
import type { Job } from '#model/content/job.ts'
import { applicationMessages, GENERAL_APPLICATION } from '#model/leads/application.ts'
import { resumeRule } from '#model/leads/upload.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { LeadForm } from './lead-form.tsx'
import type { LeadFormProps } from './lead-form-island.tsx'
import type { LeadRules } from './lead-rules.ts'
import { UploadField } from './upload-field.tsx'

const rules: LeadRules = {
  labels: {
    opening: 'Opening',
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    resume: 'Your résumé',
    note: 'A note (optional)',
  },
  loadSchema: () =>
    import('#model/leads/application-schema.ts').then(
      ({ applicationSchema }) => applicationSchema,
      () => null,
    ),
  file: { name: 'resume', rule: resumeRule, required: applicationMessages.resumeRequired },
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
  return (
    <LeadForm
      {...props}
      name="Application"
      path="/api/applications"
      failure={applicationMessages.failure}
      rules={rules}
      draft="application"
      submit="Send application"
      privacyNote="Only the people you would be working with read this."
      assertive
      summaryField="opening"
    >
      {({ errors, values, field }) => (
        <>
          <OpeningField
            {...field('opening')}
            openings={openings}
            chosen={values.opening ?? opening}
            isRejected={errors.opening !== undefined}
          />
          <TextField {...field('name')} required autoComplete="name" />
          <div className="grid gap-7 sm:grid-cols-2">
            <TextField {...field('email')} type="email" required autoComplete="email" />
            <TextField {...field('phone')} type="tel" required autoComplete="tel" />
          </div>
          <UploadField {...field('resume')} rule={resumeRule} required />
          <TextArea
            {...field('note')}
            hint="A link to something you have made, and when you could start."
            rows={4}
          />
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
  openings: Pick<Job, 'slug' | 'title'>[]
  chosen: string
  /** The server rejected the chosen opening as closed or unknown. */
  isRejected: boolean
}

/** The opening applied for; reset to the general application if the server rejects it. */
function OpeningField({ id, name, label, openings, chosen, isRejected }: OpeningFieldProps) {
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
      defaultValue={isRejected ? GENERAL_APPLICATION : chosen}
    >
      <option value={GENERAL_APPLICATION}>General application</option>
      {openings.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}
