import { CalendarDays } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Month, type MonthProps } from './month.tsx'

type DayPickerProps = Pick<MonthProps, 'day' | 'today' | 'onChoose'> & {
  /** The accessible name of the button. */
  label: string
}

/** A button at the end of a field that opens a month. Arrow keys move by days and weeks, Page Up and Page Down by months. */
export function DayPicker({ label, day, today, onChoose }: DayPickerProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<string | null>(null)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center text-soft hover:text-ink"
      >
        <CalendarDays aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="menu p-3!"
        onBeforeToggle={({ newState, currentTarget }) => {
          if (newState !== 'open') return
          flushSync(() => setShown(day))
          // The browser will focus it.
          currentTarget.querySelector('td [tabindex="0"]')?.toggleAttribute('autofocus', true)
        }}
        onToggle={({ newState }) => {
          if (newState === 'closed') setShown(null)
        }}
      >
        {shown && (
          <Month
            shown={shown}
            day={day}
            today={today}
            onShow={setShown}
            onChoose={(chosen) => {
              popover.current?.hidePopover()
              onChoose(chosen)
            }}
          />
        )}
      </div>
    </>
  )
}
