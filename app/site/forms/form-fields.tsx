import type { ReactNode } from 'react'
import { ASKED_FIELD, type CustomField, controlName } from '#model/leads/custom-fields.ts'
import {
  type BuiltInField,
  type BuiltInName,
  type FormField,
  isBuiltIn,
  isCustom,
  isRequired,
  isUsuallyRequired,
  SHOWN_FIELD,
} from '#model/leads/form-fields.ts'
import { cn } from '#ui/cn.ts'
import { CustomControl, type FieldProps } from './custom-fields.tsx'
import { groupFields, packPhoneRows, packRows, type Span } from './field-rows.ts'

export type ControlProps = FieldProps & { label: string; hint?: string; required?: true }

type FormFieldsProps = {
  fields: FormField[]
  /** Columns of six that a built-in field takes; all six if it is not named. */
  widths: Partial<Record<BuiltInName, Span>>
  propsOf: (name: string) => FieldProps
  /** The control of a built-in field. */
  control: (type: BuiltInName, props: ControlProps) => ReactNode
}

const spans: Record<Span, string> = {
  2: 'sm:col-span-2',
  3: 'sm:col-span-3',
  4: 'sm:col-span-4',
  6: 'sm:col-span-6',
}

const phoneSpans: Record<Span, string> = {
  2: 'col-span-2',
  3: 'col-span-3',
  4: 'col-span-4',
  6: 'col-span-6',
}

/** The fields of a form in their order, in rows of six columns; those below a heading are a group. */
export function FormFields({ fields, widths, propsOf, control }: FormFieldsProps) {
  const builtIn = fields.filter(isBuiltIn).map(({ type }) => type)
  const custom = fields.filter(isCustom).map(({ id }) => id)

  function rows(group: (BuiltInField | CustomField)[]) {
    const packed = packRows(group.map((own) => (isBuiltIn(own) && widths[own.type]) || 6))
    const onPhones = packPhoneRows(packed)
    return (
      <div className="grid grid-cols-6 gap-x-4 gap-y-7 sm:gap-x-7">
        {group.map((own, index) => (
          <div
            key={nameOf(own)}
            className={cn(phoneSpans[onPhones[index] ?? 6], spans[packed[index] ?? 6])}
          >
            {isCustom(own) ? (
              <CustomControl field={own} control={propsOf(nameOf(own))} />
            ) : (
              control(own.type, controlProps(own, propsOf(own.type)))
            )}
          </div>
        ))}
      </div>
    )
  }

  return (
    <>
      <input type="hidden" name={SHOWN_FIELD} value={builtIn.join(' ')} />
      {custom.length > 0 && <input type="hidden" name={ASKED_FIELD} value={custom.join(' ')} />}
      {groupFields(fields).map(({ heading = '', fields: group }) =>
        heading ? (
          <fieldset key={heading} className="grid min-w-0 gap-5">
            <legend className="label mb-5 w-full border-t border-line pt-5 text-soft">
              {heading}
            </legend>
            {rows(group)}
          </fieldset>
        ) : (
          <div key={heading}>{rows(group)}</div>
        ),
      )}
    </>
  )
}

/** Name of a field's control. */
export function nameOf(field: BuiltInField | CustomField) {
  return isCustom(field) ? controlName(field.id) : field.type
}

/** Labels say of themselves that a field is optional, unless it is one that people expect to be required. */
function controlProps(field: BuiltInField, props: FieldProps): ControlProps {
  const required = isRequired(field)
  const isUnexpected = !required && isUsuallyRequired(field.type)
  const label = isUnexpected ? `${field.label} (optional)` : field.label
  return { ...props, label, hint: field.help, ...(required && { required }) }
}
