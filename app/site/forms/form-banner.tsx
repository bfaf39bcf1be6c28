import type { Ref } from 'react'
import { type FormResult, isStored } from '#model/form-result.ts'

type FormBannerProps = {
  ref: Ref<HTMLDivElement>
  answer: FormResult | null
  /** A field whose error is said here. */
  headline?: string
  /** What happens next, said with the success. */
  afterwards: string
  /** Success is an alert too. */
  loud?: boolean
}

/** Green when what was sent is stored, red otherwise; takes the focus so that it is read out and seen. */
export function FormBanner({ ref, answer, headline = '', afterwards, loud }: FormBannerProps) {
  if (!answer) return null
  const stored = isStored(answer)
  return (
    <div
      ref={ref}
      role={stored && !loud ? 'status' : 'alert'}
      tabIndex={-1}
      className={`border-l-4 bg-raised in-[.ground-raised]:bg-paper px-5 py-4 ${stored ? 'border-well' : 'border-alarm'}`}
    >
      <p className={`font-semibold wrap-anywhere ${stored ? 'text-well' : 'text-alarm'}`}>
        {answer.errors?.[headline] ?? answer.message}
      </p>
      {stored && answer.reference && (
        <p className="mt-1 text-small">
          Your reference is <strong className="label">{answer.reference}</strong>. {afterwards}
        </p>
      )}
    </div>
  )
}
