import { useState } from 'react'
import { looksLikeEmail } from '#model/email-shape.ts'
import { partnerMessages } from '#model/leads/partner-inquiry.ts'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import { TextField } from '#ui/text-field.tsx'
import type { ControlProps } from './form-fields.tsx'

/** Accepts any text, but warns if it does not look like an email address. */
export function PartnerEmail({ hint, ...field }: ControlProps) {
  const { t } = useLanguage()
  const [hasWarning, setHasWarning] = useState(false)
  return (
    <>
      <TextField
        {...field}
        type="email"
        autoComplete="email"
        onChange={() => setHasWarning(false)}
        onBlur={({ target }) => setHasWarning(looksInvalid(target.value))}
      />
      {/* Reserves its height, so that the layout does not shift under a click when the field loses focus. */}
      <p
        role="status"
        className={cn('mt-2 min-h-[2lh] text-small', hasWarning ? 'font-medium' : 'text-soft')}
      >
        {hasWarning ? t(partnerMessages.emailDoubt) : hint}
      </p>
    </>
  )
}

function looksInvalid(value: string) {
  const address = value.trim()
  return address !== '' && !looksLikeEmail(address)
}
