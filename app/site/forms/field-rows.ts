import type { CustomField } from '#model/leads/custom-fields.ts'
import type { BuiltInField, FormField } from '#model/leads/form-fields.ts'

/** Columns of six. */
export type Span = 2 | 3 | 4 | 6

type FieldGroup = { heading?: string; fields: (BuiltInField | CustomField)[] }

/** Fields by the heading above them, without headings that have no fields. */
export function groupFields(fields: FormField[]): FieldGroup[] {
  const groups: FieldGroup[] = [{ fields: [] }]
  for (const field of fields) {
    if (field.type === 'heading') groups.push({ heading: field.label, fields: [] })
    else groups.at(-1)?.fields.push(field)
  }
  return groups.filter(({ fields }) => fields.length > 0)
}

/** The widths in rows of six columns: the last of each row takes what is left. */
export function packRows(widths: Span[]): Span[] {
  let left = 6
  return widths.map((width, index) => {
    const next = widths[index + 1] ?? 6
    const isLast = left - width < next
    const span = isLast ? left : width
    left = isLast ? 6 : left - width
    return span as Span
  })
}

/** Packed rows on phones: a wide and a narrow field keep their row, of three narrow ones the last takes its own. */
export function packPhoneRows(packed: Span[]): Span[] {
  const narrow: Span[] = []
  for (let index = 0; index < packed.length; ) {
    const row = packed.slice(index, index + rowLength(packed, index))
    narrow.push(...(phoneRows[row.join(' ')] ?? row.map(() => 6 as const)))
    index += row.length
  }
  return narrow
}

const phoneRows: Record<string, Span[]> = { '4 2': [4, 2], '2 4': [2, 4], '2 2 2': [3, 3, 6] }

function rowLength(packed: Span[], from: number) {
  let [columns, length] = [0, 0]
  while (columns < 6) {
    columns += packed[from + length] ?? 6
    length += 1
  }
  return length
}
