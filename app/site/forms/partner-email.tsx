import { useState } from 'react'
import { looksLikeEmail } from '#model/email-shape.ts'
import { partnerMessages } from '#model/leads/partner-inquiry.ts'
import { cn } from '#ui/cn.ts'
import { TextField } from '#ui/text-field.tsx'

type PartnerEmailProps = {
  id: string
  name: string
  label: string
  defaultValue?: string
  error?: string
}

/** Accepts any text, but warns if it does not look like an email address. */
export function PartnerEmail(field: PartnerEmailProps) {
  const [hasWarning, setHasWarning] = useState(false)
  return (
    <>
      <div className="sm:col-span-3">
        <TextField
          {...field}
          type="email"
          required
          autoComplete="email"
          onChange={() => setHasWarning(false)}
          onBlur={({ target }) => setHasWarning(looksInvalid(target.value))}
        />
      </div>
      {/* Reserves its height, so that the layout does not shift under a click when the field loses focus. */}
      <p
        role="status"
        className={cn(
          '-mt-5 min-h-[2lh] text-small sm:col-span-6 sm:min-h-[1lh]',
          hasWarning ? 'font-medium' : 'text-soft',
        )}
      >
        {hasWarning
          ? partnerMessages.emailDoubt
          : 'We will send the price list and the agreement here.'}
      </p>
    </>
  )
}

function looksInvalid(value: string) {
  const address = value.trim()
  return address !== '' && !looksLikeEmail(address)
}
