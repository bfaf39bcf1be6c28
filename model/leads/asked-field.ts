import { line, requiredLine, requiredText, text } from '#model/text.ts'
import { customFieldMessages } from './custom-fields.ts'
import {
  type BuiltInName,
  type FormField,
  type FormKind,
  findBuiltIn,
  isRequired,
  shownFields,
  standardLabel,
} from './form-fields.ts'

/** How messages speak of a built-in field, and whether it must be filled in. */
type AskedField = { name: string; missing: string; isRequired: boolean }

/** Words for a field with its standard label: its name in messages, and the message if it is empty. */
type StandardWords = { name?: string; missing?: string }

/** Returns a function that reads how a form asks for a built-in field. One that it hides is optional. */
export function askedFields(kind: FormKind, fields: readonly FormField[]) {
  const shown = shownFields(fields)
  return (type: BuiltInName, { name, missing }: StandardWords = {}): AskedField => {
    const standard = standardLabel(kind, type)
    const field = findBuiltIn(shown, type) ?? { type, label: standard, required: false }
    const isStandard = field.label === standard
    return {
      name: (isStandard && name) || field.label,
      missing: (isStandard && missing) || customFieldMessages.required,
      isRequired: isRequired(field),
    }
  }
}

/** One line, required if the form says so. */
export function askedLine(max: number, { name, missing, isRequired }: AskedField) {
  return isRequired ? requiredLine(max, name, missing) : line(max, name).optional()
}

/** Several lines, required if the form says so. */
export function askedText(max: number, { name, missing, isRequired }: AskedField) {
  return isRequired ? requiredText(max, name, missing) : text(max, name).optional()
}
