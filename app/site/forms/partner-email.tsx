import { useState } from 'react'
import { looksLikeEmail } from '#model/email-shape.ts'
import { partnerMessages } from '#model/leads/partner-inquiry.ts'
import { cn } from '#ui/cn.ts'
import { TextField } from '#ui/text-field.tsx'

type PartnerEmailProps = { id: string; name: string; defaultValue?: string; error?: string }

/** Accepts any text, but warns about what does not look like an e-mail address. */
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
      {/* Space is reserved, so that leaving the field does not move what is being clicked. */}
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
