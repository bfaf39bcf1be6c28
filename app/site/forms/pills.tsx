import type { ComponentProps } from 'react'
import { Choices } from '#ui/field.tsx'

type PillsProps = {
  /** Id of the first option, to which a link can lead. */
  id: string
  name: string
  label: string
  hint?: string
  required?: boolean
  options: readonly string[]
  chosen?: string
  error?: string
}

/** A single choice: radio buttons styled as pills. */
export function Pills({ id, name, label, hint, required, options, chosen, error }: PillsProps) {
  return (
    <Choices id={id} label={label} hint={hint} error={error}>
      {options.map((option, index) => (
        <Pill
          key={option}
          id={index === 0 ? id : undefined}
          required={required}
          name={name}
          value={option}
          defaultChecked={chosen === option}
        >
          {option}
        </Pill>
      ))}
    </Choices>
  )
}

/** A radio button styled as a pill, with its label. */
export function Pill({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="relative inline-flex min-h-11 items-center rounded-button border border-strong-line px-4.5 py-1.5 text-(length:--text-small) font-medium transition-colors duration-160 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink">
      <input {...input} type="radio" className="absolute inset-0 cursor-pointer opacity-0" />
      {children}
    </label>
  )
}
