import { Choices } from '#ui/field.tsx'

type PillsProps = {
  /** Before the ids of this form's controls. */
  form: string
  name: string
  label: string
  options: readonly string[]
  chosen?: string
  error?: string
}

/** A choice of one as pills: radio buttons, so that it works everywhere (app/site/forms/forms.css). */
export function Pills({ form, name, label, options, chosen, error }: PillsProps) {
  return (
    <Choices id={`${form}-${name}`} label={label} error={error}>
      {options.map((option) => (
        <label key={option} className="pill">
          <input type="radio" name={name} value={option} defaultChecked={chosen === option} />
          {option}
        </label>
      ))}
    </Choices>
  )
}
