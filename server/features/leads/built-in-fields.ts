import type { Forms } from '#model/content/forms.ts'
import {
  type BuiltInName,
  type FormField,
  findBuiltIn,
  isAlwaysRequired,
  isBuiltIn,
  type LeadFormKind,
  shownFields,
  standardFields,
} from '#model/leads/form-fields.ts'

/** The fields of a form; those of the form for calls are fixed. */
export function fieldsOf(forms: Forms, kind: LeadFormKind): readonly FormField[] {
  return kind === 'call' ? standardFields.call : forms[kind].fields
}

/**
 * The fields that visitors see, as they are demanded of a form. `shown` names those that its page showed: what was added or
 * shown since then is optional.
 */
export function demandedFields(fields: readonly FormField[], shown: string | undefined) {
  const names = shown?.split(' ')
  return shownFields(fields).map((field) => {
    if (!names || !isBuiltIn(field) || isAlwaysRequired(field.type)) return field
    return names.includes(field.type) ? field : { ...field, required: false }
  })
}

/**
 * What visitors have written to the team, and what they apply for. It is kept even if the form has hidden its field since
 * the page was opened, because the visitor is told that it has arrived.
 */
const kept: BuiltInName[] = ['details', 'note', 'opening']

/** A form without answers to fields that it hides. */
export function withoutHidden<T extends object>(
  kind: LeadFormKind,
  fields: readonly FormField[],
  sent: T,
): T {
  const hidden = standardFields[kind]
    .map(({ type }): string => type)
    .filter((type) => !kept.some((one) => one === type))
    .filter((type) => !findBuiltIn(fields, type as BuiltInName))
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !hidden.includes(name))) as T
}
