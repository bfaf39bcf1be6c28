import { useState } from 'react'
import { looksLikeEmail } from '#model/email-shape.ts'
import { partnerMessages } from '#model/leads/partner-inquiry.ts'
import { cn } from '#ui/cn.ts'
import { TextField } from '#ui/text-field.tsx'

type PartnerEmailProps = { id: string; name: string; defaultValue?: string; error?: string }

/** The partner's address: any text is taken, but what does not look like one is asked about. */
export function PartnerEmail(field: PartnerEmailProps) {
  const [inDoubt, setInDoubt] = useState(false)
  return (
    <>
      <div className="sm:col-span-3">
        <TextField
          {...field}
          type="email"
          label="Email"
          required
          autoComplete="email"
          onChange={() => setInDoubt(false)}
          onBlur={({ target }) => setInDoubt(isDoubtful(target.value))}
        />
      </div>
      {/* Its place is kept: whatever is clicked to leave the field must not move away under the pointer. */}
      <p
        role="status"
        className={cn(
          '-mt-5 min-h-[2lh] text-small sm:col-span-6 sm:min-h-[1lh]',
          inDoubt ? 'font-medium' : 'text-soft',
        )}
      >
        {inDoubt ? partnerMessages.emailDoubt : 'The price list and the agreement go there.'}
      </p>
    </>
  )
}

function isDoubtful(value: string) {
  const address = value.trim()
  return address !== '' && !looksLikeEmail(address)
}
