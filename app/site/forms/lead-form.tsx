import { type FormEvent, type ReactNode, useRef } from 'react'
import { CORRECT, isStored } from '#model/form-result.ts'
import { type CustomField, fullLabel } from '#model/leads/custom-fields.ts'
import { type BuiltInField, type BuiltInName, isCustom } from '#model/leads/form-fields.ts'
import { FILL_TIME_FIELD } from '#model/leads/inquiry.ts'
import { useLanguage } from '#ui/language-context.ts'
import { attribution } from './attribution.ts'
import { groupFields, type Span } from './field-rows.ts'
import { FormBanner } from './form-banner.tsx'
import { type ControlProps, FormFields, nameOf } from './form-fields.tsx'
import { FormFooter } from './form-footer.tsx'
import { Honeypot } from './honeypot.tsx'
import type { LeadFormProps } from './lead-form-island.tsx'
import { findErrors, type LeadRules } from './lead-rules.ts'
import { useRemainingErrors } from './use-remaining-errors.ts'
import { useSubmission } from './use-submission.ts'
import { useTransmission } from './use-transmission.ts'

/** Errors and entered values by field name. */
export type LeadState = { errors: Record<string, string>; values: Record<string, string> }

type BaseProps = LeadFormProps & {
  /** Accessible name of the form. */
  name: string
  /** API path. */
  path: string
  /** Shown when the server could not be reached; `{email}` becomes the site's email address. */
  failure: string
  rules: LeadRules
  /** Name of the draft, and prefix of ids. */
  draft: string
  submit: string
  /** What the data is used for, beside the button. */
  privacyNote: string
  /** Announces success as an alert too. */
  assertive?: boolean
  /** A field whose error concerns the whole form; the banner shows it. */
  summaryField?: string
  /** Columns of six that a built-in field takes; all six if it is not named. */
  widths: Partial<Record<BuiltInName, Span>>
  /** The control of a built-in field. */
  control: (type: BuiltInName, props: ControlProps, state: LeadState) => ReactNode
  /** Hidden fields. */
  children?: (state: LeadState) => ReactNode
}

/** Base of the three lead forms: validation, upload, retry, banner. */
export function LeadForm({ rules, draft, answer: initialAnswer, ...rest }: BaseProps) {
  const { t } = useLanguage()
  const {
    name,
    path,
    failure,
    email,
    summaryField,
    afterwards,
    heading,
    wave,
    assertive,
    submit,
    privacyNote,
    fields,
    widths,
    control,
    children,
  } = rest
  const form = useRef<HTMLFormElement>(null)
  const banner = useRef<HTMLDivElement>(null)
  const sending = useRef(false)
  /** The form as it was sent last; before, that is the native post. */
  const sent = useRef<FormData>(null)
  /** Kept for the result, because the form is reset. */
  const sender = useRef('')
  const { submission, send, showAnswer, resetKey } = useSubmission({
    path,
    failure: t(failure, { email }),
    initialAnswer,
    banner,
    onStored() {
      // Deletes the draft, too.
      form.current?.reset()
    },
  })

  const { busy, progress, answer } = submission
  const isSent = answer !== null && isStored(answer)
  useTransmission(form, { busy, isSent })
  const values: LeadState['values'] = (answer && !isSent && initialAnswer?.values) || {}
  const errors = useRemainingErrors({
    form,
    answer,
    sent: (field) => (sent.current ? sent.current.get(field) : values[field]),
    find: (body) => findErrors(rules, body, fields, t),
    summaryField,
  })
  const state = { errors, values }
  const propsOf = (name: string) => ({
    id: `${draft}-${name}`,
    name,
    defaultValue: values[name],
    error: errors[name],
  })
  const marked = (field: BuiltInField | CustomField) => ({
    ...propsOf(nameOf(field)),
    label: isCustom(field) ? fullLabel(field) : field.label,
  })

  function onInput() {
    rules.loadSchema()
    resetKey()
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // React state lags a double click; guard with a ref.
    if (sending.current) return
    sending.current = true
    await checkAndSend(new FormData(event.currentTarget))
    sending.current = false
  }

  async function checkAndSend(body: FormData) {
    sender.current = String(body.get('name') ?? '')
    const fieldErrors = await findErrors(rules, body, fields, t)
    sent.current = body
    if (fieldErrors)
      return showAnswer({
        status: 422,
        message: t(CORRECT),
        errors: fieldErrors,
      })
    for (const [field, value] of Object.entries(attribution())) {
      if (!body.get(field)) body.set(field, value)
    }
    body.set(FILL_TIME_FIELD, String(Math.round(performance.now())))
    await send(body)
  }

  return (
    <form
      ref={form}
      method="post"
      action={`#${draft}-result`}
      encType="multipart/form-data"
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
      aria-label={name}
      className="grid gap-7"
    >
      <FormBanner
        ref={banner}
        id={`${draft}-result`}
        answer={answer}
        errors={errors}
        fields={groupFields(fields).flatMap((group) => group.fields.map(marked))}
        seed={sender.current || (answer?.reference ?? '')}
        summaryField={summaryField}
        afterwards={afterwards}
        heading={heading}
        wave={wave && { label: wave, name: sender.current }}
        again={t('Send another')}
        assertive={assertive}
      />
      {/* Disabled while sending: success resets the form. */}
      <fieldset disabled={busy} hidden={isSent} aria-label={name} className="grid min-w-0 gap-7">
        <FormFields
          fields={fields}
          widths={widths}
          propsOf={propsOf}
          control={(type, props) => control(type, props, state)}
        />
        {children?.(state)}
      </fieldset>
      <Honeypot />
      {!isSent && (
        <FormFooter busy={busy} progress={progress} submit={submit} privacyNote={privacyNote} />
      )}
    </form>
  )
}
