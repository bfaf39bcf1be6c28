import type { Ref } from 'react'
import { type FormResult, isStored } from '#model/form-result.ts'
import { useLanguage } from '#ui/language-context.ts'
import { WaveArt } from '#ui/wave-art.tsx'

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
  /** The sender's name, drawn as a wave after success; without it, the reference is. */
  sender: string
  /** A field whose error is shown here in place of the message. */
  summaryField?: string
  /** What happens next, shown after success. */
  afterwards: string
  /** Announces success as an alert too. */
  assertive?: boolean
}

/** Where the reference stands in its sentence. */
const MARK = '\0'

/** The result of a submission: green if it was stored, red otherwise. Takes the focus. */
export function FormBanner({
  ref,
  id,
  answer,
  errors,
  fields,
  sender,
  summaryField = '',
  afterwards,
  assertive,
}: FormBannerProps) {
  const { t } = useLanguage()
  const [before, after] = t('Your reference is {reference}.', { reference: MARK }).split(MARK)
  if (!answer) return null
  // Every marked field has been corrected.
  if (answer.errors && Object.keys(errors).length === 0) return null
  const marked = fields.filter(({ name }) => errors[name] && name !== summaryField)
  const stored = isStored(answer)
  return (
    <div
      ref={ref}
      id={id}
      role={stored && !assertive ? 'status' : 'alert'}
      tabIndex={-1}
      className={`border-s-4 bg-raised in-[.ground-raised]:bg-paper px-5 py-4 ${stored ? 'border-well' : 'border-alarm'}`}
    >
      <p className={`font-semibold wrap-anywhere ${stored ? 'text-well' : 'text-alarm'}`}>
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
      {stored && answer.reference && (
        <>
          <p className="mt-1 text-small">
            {before}
            <strong className="label">{answer.reference}</strong>
            {after} {afterwards}
          </p>
          <WaveArt
            kind="spectrum"
            seed={sender || answer.reference}
            width={900}
            height={120}
            lines={90}
            stroke={4}
            className="mt-4 w-full text-well"
          />
        </>
      )}
    </div>
  )
}
