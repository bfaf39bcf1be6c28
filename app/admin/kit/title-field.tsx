import type { ReactNode } from 'react'
import { LINE_MAX } from '#model/limits.ts'
import { useFittedHeight } from './fitted-height.ts'

type TitleFieldProps = {
  id: string
  name: string
  label: string
  value: string
  error: string | undefined
  disabled: boolean
  onChange: (value: string) => void
  /** Id of the field to which Enter leads, because a title is one line. */
  next: string
  /** At its upper right corner. */
  children?: ReactNode
}

/** The title of a text, as large as readers see it. */
export function TitleField(props: TitleFieldProps) {
  const { id, name, label, value, error, disabled, onChange, next, children } = props
  const area = useFittedHeight(value)
  return (
    <div className="relative grid gap-1.5 has-[button]:[&>textarea]:pr-14">
      {children}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={area}
        id={id}
        name={name}
        rows={1}
        required
        disabled={disabled}
        maxLength={LINE_MAX}
        placeholder={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        value={value}
        className="display field-sizing-content w-full resize-none bg-transparent text-[clamp(1.875rem,4vw,2.75rem)] leading-[1.1] placeholder:text-soft"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          document.getElementById(next)?.focus()
        }}
        onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
      />
      {error && (
        <p id={`${id}-error`} className="font-semibold text-alarm">
          {error}
        </p>
      )}
    </div>
  )
}
