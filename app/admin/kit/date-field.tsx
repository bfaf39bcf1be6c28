import { useEffect, useRef, useState } from 'react'
import { useSite } from '#app/use-site.ts'
import { localDay } from '#model/local-time.ts'
import { momentText } from '#model/moment-text.ts'
import { readDay } from '#model/read-day.ts'
import { describedBy, Field } from '#ui/field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { DayPicker } from './day-picker.tsx'
import { useHydrated } from './use-hydrated.ts'

type DateFieldProps = {
  id: string
  /** Without it the form gets nothing. */
  name?: string
  label: string
  hint?: string
  error?: string
  /** An ISO day, or "". */
  defaultValue?: string
  required?: boolean
  disabled?: boolean
  /** Called with another day, or "", once the form has it. */
  onDay?: (day: string, form: HTMLFormElement | null) => void
}

/** A day in the admin's own format, typed or chosen in a calendar; the form gets it as an ISO day. */
export function DateField(props: DateFieldProps) {
  const isHydrated = useHydrated()
  const { onDay: _, ...plain } = props
  if (!isHydrated) return <TextField {...plain} type="date" />
  // Another day from elsewhere replaces what is typed.
  return <WrittenDay key={props.defaultValue} {...props} />
}

const nonsense = 'Write a day such as Nov 28, 2026, or choose one.'

function WrittenDay({ name, defaultValue = '', error, onDay, ...field }: DateFieldProps) {
  const { timeZone } = useSite().site
  const today = localDay(new Date(), timeZone)
  const [text, setText] = useState(textOf(defaultValue))
  const [isWrong, setWrong] = useState(false)
  const sent = useRef<HTMLInputElement>(null)

  // A dialog that closes discards what was typed.
  useEffect(() => {
    const form = sent.current?.form
    const reset = () => setText(textOf(defaultValue))
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [defaultValue])

  function take(day: string) {
    setText(textOf(day))
    setWrong(false)
    if (!sent.current || sent.current.value === day) return
    sent.current.value = day
    onDay?.(day, sent.current.form)
  }

  function read() {
    const day = text.trim() === '' ? '' : readDay(text, today)
    if (day !== null) return take(day)
    setWrong(true)
    // The server refuses it, too.
    if (sent.current) sent.current.value = text
  }

  const { id, label, hint, required, disabled } = field
  const shownError = isWrong ? nonsense : error
  return (
    <Field id={id} label={label} hint={hint} error={shownError}>
      <input ref={sent} type="hidden" name={name} defaultValue={defaultValue} />
      <span className="relative grid">
        <input
          id={id}
          value={text}
          aria-required={required}
          disabled={disabled}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={describedBy(id, { hint: Boolean(hint), error: shownError })}
          autoComplete="off"
          size={12}
          placeholder={textOf(today)}
          className="input min-w-0 pr-11!"
          onChange={(event) => {
            // A filter applies once the day is complete.
            event.stopPropagation()
            setText(event.target.value)
          }}
          onBlur={read}
          onKeyDown={({ key }) => key === 'Enter' && read()}
        />
        <DayPicker
          label={`Choose a day: ${label}`}
          day={readDay(text, today) ?? today}
          today={today}
          onChoose={take}
        />
      </span>
    </Field>
  )
}

function textOf(day: string) {
  return day ? momentText(day, 'UTC', 'day') : ''
}
