import type { Translate } from '#model/language/english.ts'
import { line, requiredLine, requiredText, text } from '#model/text.ts'
import { customFieldMessages } from './custom-fields.ts'
import {
  type BuiltInName,
  type FormField,
  findBuiltIn,
  isRequired,
  type LeadFormKind,
  shownFields,
  standardLabel,
} from './form-fields.ts'

/** How messages speak of a built-in field, and whether it must be filled in. */
type AskedField = { name: string; missing: string; isRequired: boolean; t: Translate }

/** Words for a field with its standard label: its name in messages, and the message if it is empty. */
type StandardWords = { name?: string; missing?: string }

/** Returns a function that reads how a form asks for a built-in field, in the language of `t`. One that it hides is optional. */
export function askedFields(kind: LeadFormKind, fields: readonly FormField[], t: Translate) {
  const shown = shownFields(fields)
  return (type: BuiltInName, { name, missing }: StandardWords = {}): AskedField => {
    const standard = standardLabel(kind, type)
    const field = findBuiltIn(shown, type) ?? { type, label: standard, required: false }
    const isStandard = field.label === standard
    return {
      name: isStandard && name ? t(name) : field.label,
      missing: t((isStandard && missing) || customFieldMessages.required),
      isRequired: isRequired(field),
      t,
    }
  }
}

/** One line, required if the form says so. */
export function askedLine(max: number, { name, missing, isRequired, t }: AskedField) {
  return isRequired ? requiredLine(max, name, missing, t) : line(max, name, t).optional()
}

/** Several lines, required if the form says so. */
export function askedText(max: number, { name, missing, isRequired, t }: AskedField) {
  return isRequired ? requiredText(max, name, missing, t) : text(max, name, t).optional()
}
