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
import { inquiryFileRule, MEBIBYTE } from '#model/upload.ts'
import { Button } from '#ui/button.tsx'
import { FileField, TextArea, TextField } from '#ui/text-field.tsx'
import { attribution } from './attribution.ts'
import { FormBanner } from './form-banner.tsx'
import { findInquiryFaults, inquiryFields, loadInquirySchema } from './inquiry-faults.ts'
import { Pills } from './pills.tsx'
import { dropDraft, keepDraft, useDraft } from './use-draft.ts'
import { useSubmission } from './use-submission.ts'

const DRAFT = 'inquiry'

type InquiryFormProps = {
  service?: InquiryService
  /** What the visitor was reading about, and the page that led here. */
  interest?: string
  source?: string
  /** What happens next, said with the success. */
  afterwards: string
  /** The answer to a form that was sent without JavaScript. */
  answer?: FormAnswer
}

/** The project inquiry (specification 2.8, 3 and 5). */
export function InquiryForm({
  service,
  interest,
  source,
  afterwards,
  answer: given,
}: InquiryFormProps) {
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
    loadInquirySchema()
    changed()
    if (form.current) keepDraft(DRAFT, form.current, inquiryFields)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const body = new FormData(event.currentTarget)
    const faults = await findInquiryFaults(body)
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
      encType="multipart/form-data"
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
      aria-label="Project inquiry"
      className="grid gap-7"
    >
      <FormBanner ref={banner} answer={answer} afterwards={afterwards} />
      {/* While it is sent nothing may be typed that the success would then erase. */}
      <fieldset disabled={busy} className="grid min-w-0 gap-7">
        <div className="grid gap-7 sm:grid-cols-2">
          <TextField
            id="inquiry-name"
            name="name"
            label="Full name"
            required
            autoComplete="name"
            defaultValue={values.name}
            error={errors.name}
          />
          <TextField
            id="inquiry-email"
            name="email"
            type="email"
            label="Email"
            required
            autoComplete="email"
            defaultValue={values.email}
            error={errors.email}
          />
        </div>
        <Pills
          form="inquiry"
          name="service"
          label="Service"
          options={inquiryServices}
          chosen={values.service ?? service}
          error={errors.service}
        />
        <Pills
          form="inquiry"
          name="budget"
          label="Budget"
          options={inquiryBudgets}
          chosen={values.budget}
          error={errors.budget}
        />
        <TextArea
          id="inquiry-details"
          name="details"
          label="Project details"
          hint="What should exist at the end, who is it for, and by when?"
          required
          rows={6}
          defaultValue={values.details}
          error={errors.details}
        />
        <FileField
          id="inquiry-file"
          name="file"
          label="A file, if it helps"
          hint={`One file of at most ${inquiryFileRule.maxBytes / MEBIBYTE} MB: ${inquiryFileRule.extensions.join(', ')}.`}
          accept={inquiryFileRule.extensions.map((extension) => `.${extension}`).join(',')}
          error={errors.file}
        />
      </fieldset>
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
