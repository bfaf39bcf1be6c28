import { useState } from 'react'
import { DateField } from '#app/admin/kit/date-field.tsx'
import { rowButtonClass } from '#app/admin/kit/row-button.ts'
import { useSite } from '#app/use-site.ts'
import { nextMorning } from '#model/local-time.ts'
import { buttonClass } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'

type SendLaterProps = { error?: string; at: string; onChange: (at: string) => void }

/** The time at which a reply leaves; folded away it is empty, and the reply leaves now. */
export function SendLater({ error, at, onChange }: SendLaterProps) {
  const { timeZone } = useSite().site
  const [isOpen, setOpen] = useState(false)
  const [start, setStart] = useState('')
  return (
    <details
      className="open:basis-full"
      open={isOpen || Boolean(at)}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open)
        if (open === Boolean(at)) return
        const suggested = open ? nextMorning(new Date(), timeZone) : ''
        setStart(suggested)
        onChange(suggested)
      }}
    >
      <summary
        className={cn(
          buttonClass({ size: 'sm', variant: 'outline' }),
          rowButtonClass,
          'cursor-pointer',
        )}
      >
        Send later
      </summary>
      <div className="mt-3 max-w-72">
        <DateField
          key={at === '' ? 'now' : 'later'}
          id="reply-at"
          name="at"
          hasTime
          label="Day and time"
          hint={`${timeZone} time. Empty sends it now.`}
          defaultValue={at && start}
          error={error}
          onDay={onChange}
        />
      </div>
    </details>
  )
}
