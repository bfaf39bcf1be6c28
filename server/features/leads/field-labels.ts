import {
  type BuiltInName,
  builtInNames,
  type FormField,
  isBuiltIn,
  type LeadFormKind,
  standardLabel,
} from '#model/leads/form-fields.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'

/** Labels that an owner gave to built-in fields. */
type FieldLabels = Partial<Record<BuiltInName, string>>

/** The column `field_labels`: the labels of the answered fields as the visitor saw them, null if all are standard. */
export function storedLabels(kind: LeadFormKind, fields: readonly FormField[], answered: string[]) {
  const renamed = fields
    .filter(isBuiltIn)
    .filter(({ type, label }) => answered.includes(type) && label !== standardLabel(kind, type))
    .map(({ type, label }) => [type, label])
  return renamed.length > 0 ? JSON.stringify(Object.fromEntries(renamed)) : null
}

/** The labels of a lead's fields that were not standard. */
export function readLabels({ field_labels }: Pick<LeadRow, 'field_labels'>): FieldLabels {
  return field_labels === null ? {} : JSON.parse(field_labels)
}

/** What the team reads for a field of a lead: the label that the visitor saw, unless it is standard. */
export function fieldLabel(lead: Pick<LeadRow, 'field_labels'>, type: BuiltInName) {
  return readLabels(lead)[type] ?? builtInNames[type]
}
