import { type FormEvent, useEffect, useRef } from 'react'
import { useSite } from '#app/shell/use-site.ts'
import { type FormAnswer, isStored } from '#model/form-answer.ts'
import {
  FILL_TIME_FIELD,
  HONEYPOT_FIELD,
  type InquiryService,
  inquiryBudgets,
  inquiryMessages,
  inquiryServices,
} from '#model/inquiry.ts'
import { contactPath } from '#model/paths.ts'
import { fileFault, inquiryFileRule } from '#model/upload.ts'
import { Button } from '#ui/button.tsx'
import { Choices, describedBy, Field } from '#ui/field.tsx'
import { attribution } from './attribution.ts'
import { FormBanner } from './form-banner.tsx'
import { dropDraft, keepDraft, useDraft } from './use-draft.ts'
import { useSubmission } from './use-submission.ts'

const DRAFT = 'inquiry'
const draftFields = ['name', 'email', 'details', 'service', 'budget'] as const

/** The schema weighs more than the form; it comes while the visitor types. */
const loadSchema = () => import('#model/inquiry-schema.ts').catch(() => null)

type InquiryFormProps = {
  service?: InquiryService
  /** What the visitor was reading about, and the page that led here. */
  interest?: string
  source?: string
  /** The answer to a form that was sent without JavaScript. */
  answer?: FormAnswer
}

/** The project inquiry (specification 2.8, 3 and 5). */
export function InquiryForm({ service, interest, source, answer: given }: InquiryFormProps) {
  const { site } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const banner = useRef<HTMLDivElement>(null)
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = Date.now()
  }, [])
  const { submission, send, settle, changed } = useSubmission({
    path: '/api/inquiries',
    failure: inquiryMessages.failure.replace('{email}', site.email),
    given,
    banner,
    onStored() {
      dropDraft(DRAFT)
      form.current?.reset()
    },
  })
  useDraft(DRAFT, form, given !== undefined)

  const { busy, progress, answer } = submission
  const errors = answer?.errors ?? {}
  const values: Record<string, string> = (answer && !isStored(answer) && given?.values) || {}

  function onInput() {
    loadSchema()
    changed()
    if (form.current) keepDraft(DRAFT, form.current, draftFields)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const body = new FormData(event.currentTarget)
    const faults = await findFaults(body)
    if (faults)
      return settle({ status: 422, message: 'Please check the marked fields.', errors: faults })
    for (const [name, value] of Object.entries(attribution())) {
      if (!body.get(name)) body.set(name, value)
    }
    body.set(FILL_TIME_FIELD, String(Date.now() - shownAt.current))
    send(body)
  }

  return (
    <form
      ref={form}
      method="post"
      action={contactPath({ service: interest, from: source })}
      encType="multipart/form-data"
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
      aria-label="Project inquiry"
      className="grid gap-7"
    >
      <FormBanner ref={banner} answer={answer} />
      <div className="grid gap-7 sm:grid-cols-2">
        <Field id="inquiry-name" label="Full name" error={errors.name}>
          <input
            id="inquiry-name"
            name="name"
            autoComplete="name"
            defaultValue={values.name}
            aria-required="true"
            aria-invalid={errors.name ? true : undefined}
            aria-describedby={describedBy('inquiry-name', { error: errors.name })}
            className="input"
          />
        </Field>
        <Field id="inquiry-email" label="Email" error={errors.email}>
          <input
            id="inquiry-email"
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={values.email}
            aria-required="true"
            aria-invalid={errors.email ? true : undefined}
            aria-describedby={describedBy('inquiry-email', { error: errors.email })}
            className="input"
          />
        </Field>
      </div>
      <Choices id="inquiry-service" label="Service" error={errors.service}>
        {inquiryServices.map((option) => (
          <Pill key={option} name="service" value={option} chosen={values.service ?? service} />
        ))}
      </Choices>
      <Choices id="inquiry-budget" label="Budget" error={errors.budget}>
        {inquiryBudgets.map((option) => (
          <Pill key={option} name="budget" value={option} chosen={values.budget} />
        ))}
      </Choices>
      <Field
        id="inquiry-details"
        label="Project details"
        hint="What should exist at the end, who is it for, and by when?"
        error={errors.details}
      >
        <textarea
          id="inquiry-details"
          name="details"
          rows={6}
          defaultValue={values.details}
          aria-required="true"
          aria-invalid={errors.details ? true : undefined}
          aria-describedby={describedBy('inquiry-details', { hint: true, error: errors.details })}
          className="input"
        />
      </Field>
      <Field
        id="inquiry-file"
        label="A file, if it helps"
        hint={`One file of at most 10 MB: ${inquiryFileRule.extensions.join(', ')}.`}
        error={errors.file}
      >
        <input
          id="inquiry-file"
          name="file"
          type="file"
          accept={inquiryFileRule.extensions.map((extension) => `.${extension}`).join(',')}
          aria-invalid={errors.file ? true : undefined}
          aria-describedby={describedBy('inquiry-file', { hint: true, error: errors.file })}
          className="file-input"
        />
      </Field>
      <div className="honeypot" aria-hidden="true">
        <label>
          Leave this empty
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {interest && <input type="hidden" name="interest" value={interest} />}
      {source && <input type="hidden" name="source" value={source} />}
      <div className="grid gap-4">
        {busy && (
          <progress
            className="upload-progress"
            aria-label="Upload"
            max={100}
            value={Math.round(progress * 100)}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" busy={busy} className="min-h-14 px-9">
            {busy ? 'Sending' : 'Send message'}
          </Button>
          <p className="max-w-[44ch] text-small text-soft">
            We use what you write to answer you, and for nothing else.
          </p>
        </div>
      </div>
    </form>
  )
}

/** The same checks as the server's, by field; null when all is well. */
async function findFaults(body: FormData) {
  const fields = Object.fromEntries(draftFields.map((name) => [name, body.get(name) ?? undefined]))
  const faults: Record<string, string> = {}
  // Without the schema the server's checks alone decide.
  const result = (await loadSchema())?.inquirySchema.safeParse(fields)
  for (const issue of result?.error?.issues ?? []) faults[String(issue.path[0])] ??= issue.message
  const file = body.get('file')
  const fault = file instanceof File && file.name !== '' ? fileFault(file, inquiryFileRule) : null
  if (fault) faults.file = fault
  return Object.keys(faults).length > 0 ? faults : null
}

function Pill({ name, value, chosen }: { name: string; value: string; chosen?: string }) {
  return (
    <label className="pill">
      <input type="radio" name={name} value={value} defaultChecked={chosen === value} />
      {value}
    </label>
  )
}
