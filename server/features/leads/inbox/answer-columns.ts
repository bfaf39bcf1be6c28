import type { Forms } from '#model/content/forms.ts'
import { fullLabel, readCustomAnswers } from '#model/leads/custom-fields.ts'
import {
  type BuiltInName,
  type FormKind,
  isBuiltIn,
  isCustom,
  standardLabel,
} from '#model/leads/form-fields.ts'
import type { CsvColumn } from '#server/actions/csv.ts'
import { readLabels } from '#server/features/leads/field-labels.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'

/** Built-in fields that may mean something else under another label, with their columns in the database. */
const renamable = {
  phone: 'phone',
  service: 'service',
  budget: 'budget',
  details: 'details',
  note: 'details',
  age: 'age',
  city: 'city',
  pincode: 'pincode',
  state: 'state',
  address: 'address',
} as const satisfies Partial<Record<BuiltInName, keyof LeadRow>>

type Renamable = keyof typeof renamable

/** A column for the answers to built-in fields under their standard label. */
export function standardColumn(head: string, ...[type, ...others]: [Renamable, ...Renamable[]]) {
  return {
    head,
    value: (row: LeadRow) => {
      const labels = readLabels(row)
      return [type, ...others].some((one) => labels[one]) ? null : row[renamable[type]]
    },
  }
}

/**
 * A column for each label that the forms have besides: of custom fields (of a consent, its sentence), and of built-in
 * fields that were renamed. The last one has the answers under labels of before.
 */
export function ownColumns(forms: Forms): CsvColumn<LeadRow>[] {
  const labels = [...new Set([...customLabels(forms), ...renamedLabels(forms)])]
  const own = labels.map((label) => ({
    head: label,
    value: (row: LeadRow) => answersOf(row).find((one) => one.label === label)?.value ?? null,
  }))
  const earlier = (row: LeadRow) =>
    answersOf(row)
      .filter(({ label }) => !labels.includes(label))
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n')
  return [...own, { head: 'Earlier fields', value: earlier }]
}

function customLabels({ inquiry, partner, application }: Forms) {
  const fields = [...inquiry.fields, ...partner.fields, ...application.fields]
  return fields.filter(isCustom).map(fullLabel)
}

function renamedLabels(forms: Forms) {
  return Object.entries(forms).flatMap(([kind, { fields }]) =>
    fields
      .filter(isBuiltIn)
      .filter(({ type, label }) => {
        return type in renamable && label !== standardLabel(kind as FormKind, type)
      })
      .map(({ label }) => label),
  )
}

function answersOf(row: LeadRow) {
  const custom = readCustomAnswers(row.custom_fields).map(({ label, value, at }) => {
    return { label, value: at ? `${value} ${at}` : value }
  })
  const labels = readLabels(row)
  const renamed = Object.entries(renamable).flatMap(([type, column]) => {
    const label = labels[type as Renamable]
    const value = row[column]
    return label && value ? { label, value } : []
  })
  return [...custom, ...renamed]
}
