import type { Ref } from 'react'
import { type FormResult, isStored } from '#model/form-result.ts'
import { SentResult, type SentResultProps } from './sent-result.tsx'

/** A field that the summary of errors can lead to, by the id of its control. */
export type MarkedField = { name: string; id: string; label: string }

type FormBannerProps = {
  ref: Ref<HTMLDivElement>
  /** The fragment that a native post goes to: the browser scrolls to the result and focuses it. */
  id: string
  answer: FormResult | null
  /** The errors that are still shown, by field. */
  errors: Record<string, string>
  /** The fields of the form in order. */
  fields: MarkedField[]
  /** A field whose error is shown here in place of the message. */
  summaryField?: string
} & Pick<SentResultProps, 'seed' | 'heading' | 'wave' | 'afterwards' | 'assertive' | 'again'>

/** The result of a submission, which takes the focus: what was stored, or what is wrong. */
export function FormBanner({
  ref,
  id,
  answer,
  errors,
  fields,
  summaryField = '',
  ...result
}: FormBannerProps) {
  if (!answer) return null
  if (isStored(answer)) {
    const { message, reference, minutesLeft } = answer
    return <SentResult {...{ ...result, ref, id, message, reference, minutesLeft }} />
  }
  // Every marked field has been corrected.
  if (answer.errors && Object.keys(errors).length === 0) return null
  const marked = fields.filter(({ name }) => errors[name] && name !== summaryField)
  return (
    <div
      ref={ref}
      id={id}
      role="alert"
      tabIndex={-1}
      className="border-s-4 border-alarm bg-raised px-5 py-4 in-[.ground-raised]:bg-paper"
    >
      <p className="font-semibold wrap-anywhere text-alarm">
        {errors[summaryField] ?? answer.message}
      </p>
      {marked.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {marked.map(({ id, label }) => (
            <li key={id} className="wrap-anywhere">
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
