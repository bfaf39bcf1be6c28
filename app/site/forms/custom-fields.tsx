import { type CustomField, fullLabel, yesNo } from '#model/leads/custom-fields.ts'
import { describedBy, FieldError } from '#ui/field.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { SelectField } from '#ui/select-field.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'

/** What the control of any field is given. */
export type FieldProps = { id: string; name: string; defaultValue?: string; error?: string }

type CustomControlProps = { field: CustomField; control: FieldProps }

/** The control of a field that an owner has added to a lead form. */
export function CustomControl({ field, control }: CustomControlProps) {
  const { t } = useLanguage()
  const { type, label, help, required = false } = field
  const common = {
    ...control,
    label: required ? label : t('{label} (optional)', { label }),
    hint: help,
  }
  switch (type) {
    case 'long-text':
      return <TextArea {...common} required={required} rows={4} />
    case 'choice':
      return <Choice {...common} required={required} options={field.options ?? []} />
    case 'yes-no':
      return <Choice {...common} required={required} options={yesNo} isMessage />
    case 'consent':
      return <Consent field={field} control={control} />
    default:
      return <TextField {...common} required={required} type={type === 'date' ? 'date' : 'text'} />
  }
}

/** The link is outside of the label, where it is not pressed by mistake. */
function Consent({ field, control }: CustomControlProps) {
  const { label, link, help } = field
  const { id, error, defaultValue, name } = control
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3">
        <input
          id={id}
          name={name}
          type="checkbox"
          value={fullLabel(field)}
          defaultChecked={defaultValue === fullLabel(field)}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint: Boolean(help), error })}
          className="size-6 flex-none"
        />
        <p className="wrap-anywhere">
          <label htmlFor={id}>{label}</label>
          {link && (
            <>
              {' '}
              <SiteLink href={link.href} className="underline underline-offset-4">
                {link.label}
              </SiteLink>
            </>
          )}
        </p>
      </div>
      {help && (
        <p id={`${id}-hint`} className="text-small text-soft">
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

type ChoiceProps = FieldProps & {
  label: string
  hint: string | undefined
  required: boolean
  options: readonly string[]
  /** Options of the product, which are shown in the language of the site. */
  isMessage?: boolean
}

function Choice({
  required,
  options,
  isMessage = false,
  defaultValue = '',
  ...select
}: ChoiceProps) {
  const { t } = useLanguage()
  return (
    <SelectField {...select} defaultValue={defaultValue} aria-required={required || undefined}>
      <option value="">{t('Please choose')}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {isMessage ? t(option) : option}
        </option>
      ))}
    </SelectField>
  )
}
