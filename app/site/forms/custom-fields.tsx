import { ASKED_FIELD, type CustomField, controlName, yesNo } from '#model/leads/custom-fields.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'

type ControlProps = { id: string; name: string; defaultValue?: string; error?: string }

type CustomFieldsProps = {
  fields: CustomField[]
  /** Props of a control, by its name. */
  propsOf: (name: string) => ControlProps
}

/** The fields that an owner has added to a lead form. */
export function CustomFields({ fields, propsOf }: CustomFieldsProps) {
  return (
    <>
      <input type="hidden" name={ASKED_FIELD} value={fields.map(({ id }) => id).join(' ')} />
      {fields.map((field) => (
        <CustomControl key={field.id} field={field} control={propsOf(controlName(field.id))} />
      ))}
    </>
  )
}

function CustomControl({ field, control }: { field: CustomField; control: ControlProps }) {
  const { type, label, help, required = false } = field
  const common = {
    ...control,
    label: required ? label : `${label} (optional)`,
    hint: help,
  }
  switch (type) {
    case 'long-text':
      return <TextArea {...common} required={required} rows={4} />
    case 'choice':
      return <Choice {...common} required={required} options={field.options ?? []} />
    case 'yes-no':
      return <Choice {...common} required={required} options={yesNo} />
    default:
      return <TextField {...common} required={required} type={type === 'date' ? 'date' : 'text'} />
  }
}

type ChoiceProps = ControlProps & {
  label: string
  hint: string | undefined
  required: boolean
  options: readonly string[]
}

function Choice({ required, options, defaultValue = '', ...select }: ChoiceProps) {
  return (
    <SelectField {...select} defaultValue={defaultValue} aria-required={required || undefined}>
      <option value="">Please choose</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  )
}
