import { useEffect, useRef, useState } from 'react'
import { useSite } from '#app/use-site.ts'
import { localDay } from '#model/local-time.ts'
import { momentText } from '#model/moment-text.ts'
import { readDay } from '#model/read-day.ts'
import { readMoment } from '#model/read-moment.ts'
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
  /** Asks for a time of that day, too: "2026-11-21T09:30". */
  hasTime?: boolean
  /** An ISO day, or "". */
  defaultValue?: string
  required?: boolean
  disabled?: boolean
  /** Called with another day, or "", once the form has it; with a time, also with what is none. */
  onDay?: (day: string, form: HTMLFormElement | null) => void
}

/** A day in the admin's own format, typed or chosen in a calendar; the form gets it as an ISO day, or with a time. */
export function DateField(props: DateFieldProps) {
  const isHydrated = useHydrated()
  const { onDay: _, hasTime, ...plain } = props
  if (!isHydrated) return <TextField {...plain} type={hasTime ? 'datetime-local' : 'date'} />
  // Another day from elsewhere replaces what is typed.
  return <WrittenDay key={props.defaultValue} {...props} />
}

/** How a day is written, with or without a time. */
const day = {
  read: readDay,
  write: (value: string) => value && momentText(value, 'UTC', 'day'),
  nonsense: 'Write a day such as Nov 28, 2026, or choose one.',
}
const moment = {
  read: readMoment,
  write: (value: string) => value && momentText(`${value}:00Z`, 'UTC', 'moment'),
  nonsense: 'Write a day and a time such as Nov 28, 2026, 9:00 AM.',
}

function WrittenDay({ name, hasTime, defaultValue = '', error, onDay, ...field }: DateFieldProps) {
  const writing = hasTime ? moment : day
  const { timeZone } = useSite().site
  const today = localDay(new Date(), timeZone)
  const [text, setText] = useState(writing.write(defaultValue))
  const [isWrong, setWrong] = useState(false)
  const sent = useRef<HTMLInputElement>(null)

  // A dialog that closes discards what was typed.
  useEffect(() => {
    const form = sent.current?.form
    const reset = () => setText(writing.write(defaultValue))
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [defaultValue, writing])

  function take(value: string) {
    setText(writing.write(value))
    setWrong(false)
    if (!sent.current || sent.current.value === value) return
    sent.current.value = value
    onDay?.(value, sent.current.form)
  }

  /** False if it can’t be read. */
  function read() {
    const value = text.trim() === '' ? '' : writing.read(text, today)
    if (value !== null) {
      take(value)
      return true
    }
    setWrong(true)
    // The server refuses it, too.
    if (sent.current) sent.current.value = text
    if (hasTime) onDay?.(text, sent.current?.form ?? null)
    return false
  }

  const { id, label, hint, required, disabled } = field
  const shownError = isWrong ? writing.nonsense : error
  const [shownDay, time = '09:00'] = (writing.read(text, today) ?? today).split('T')
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
          size={hasTime ? 22 : 12}
          placeholder={writing.write(hasTime ? `${today}T09:00` : today)}
          className="input min-w-0 pr-11!"
          onChange={(event) => {
            // A filter applies once the day is complete.
            event.stopPropagation()
            setText(event.target.value)
          }}
          onBlur={read}
          // What can’t be read is not sent.
          onKeyDown={(event) => event.key === 'Enter' && !read() && event.preventDefault()}
        />
        <DayPicker
          label={`Choose a day: ${label}`}
          day={shownDay ?? today}
          today={today}
          onChoose={(day) => take(hasTime ? `${day}T${time}` : day)}
        />
      </span>
    </Field>
  )
}
