import type { Site } from '#model/content/site.ts'
import { fileSize } from '#model/file-size.ts'
import { readCustomAnswers } from '#model/leads/custom-fields.ts'
import { type BuiltInName, builtInNames } from '#model/leads/form-fields.ts'
import type { LeadFileRow, LeadRow } from '#server/platform/db/rows/leads.ts'
import { fieldLabel, readLabels } from './field-labels.ts'
import { formatDateTime } from './format-date-time.ts'

/** The visitor's answers, in the order of the forms. */
export function factsOf(lead: LeadRow, file: LeadFileRow | undefined, site: Site) {
  const label = (type: BuiltInName) => fieldLabel(lead, type)
  const isApplication = lead.kind === 'application'
  const fileLabel = readLabels(lead)[isApplication ? 'resume' : 'file'] ?? builtInNames.file
  return withoutEmpty([
    [label('name'), lead.name],
    [label('email'), lead.email],
    [label('phone'), lead.phone],
    openingOf(lead),
    [label('service'), lead.service],
    [label('budget'), lead.budget],
    [label(isApplication ? 'note' : 'details'), lead.details],
    [label('age'), lead.age],
    [label('city'), lead.city],
    [label('pincode'), lead.pincode],
    [label('state'), lead.state],
    [label('address'), lead.address],
    ...readCustomAnswers(lead.custom_fields).map(({ label, value, at }): Pair => {
      return [label, at ? `${value} on ${formatDateTime(new Date(at), site)}` : value]
    }),
    [fileLabel, file ? `${file.name} (${fileSize(file.size)})` : null],
  ])
}

/** The answers chosen from our own lists, without any typed text. */
export function chosenFacts(lead: LeadRow) {
  return withoutEmpty([
    openingOf(lead),
    [fieldLabel(lead, 'service'), lead.service],
    [fieldLabel(lead, 'budget'), lead.budget],
  ])
}

/** Where the lead came from, as far as that is known. */
export function sourceOf(lead: LeadRow) {
  const campaign = [lead.utm_source, lead.utm_medium, lead.utm_campaign].filter(Boolean).join(' / ')
  return withoutEmpty([
    ['Interest', lead.interest],
    ['Page on our site', lead.source],
    ['Referrer', lead.referrer],
    ['Campaign', campaign],
  ])
}

type Pair = [label: string, value: string | null]

function openingOf(lead: LeadRow): Pair {
  const isApplication = lead.kind === 'application'
  return [
    fieldLabel(lead, 'opening'),
    isApplication ? (lead.opening ?? 'General application') : null,
  ]
}

function withoutEmpty(pairs: Pair[]) {
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
