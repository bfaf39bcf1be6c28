import type { CustomField } from '#model/leads/custom-fields.ts'

/** An island's props for a form's custom fields: nothing if there are none. */
export function shownFields(fields: CustomField[]) {
  return fields.length > 0 ? { customFields: fields } : {}
}
