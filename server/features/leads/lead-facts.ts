import type { Site } from '#model/content/site.ts'
import { fileSize } from '#model/file-size.ts'
import { readCustomAnswers } from '#model/leads/custom-fields.ts'
import type { LeadFileRow, LeadRow } from '#server/platform/db/rows/leads.ts'
import { formatDateTime } from './format-date-time.ts'

/** The visitor's answers, in the order of the forms. */
export function factsOf(lead: LeadRow, file: LeadFileRow | undefined, site: Site) {
  return withoutEmpty([
    ['Name', lead.name],
    ['Email', lead.email],
    ['Phone', lead.phone],
    openingOf(lead),
    ['Service', lead.service],
    ['Budget', lead.budget],
    [lead.kind === 'application' ? 'Note' : 'Project details', lead.details],
    ['Age', lead.age],
    ['City', lead.city],
    ['Pincode', lead.pincode],
    ['State', lead.state],
    ['Address', lead.address],
    ...readCustomAnswers(lead.custom_fields).map(({ label, value, at }): Pair => {
      return [label, at ? `${value} on ${formatDateTime(new Date(at), site)}` : value]
    }),
    ['File', file ? `${file.name} (${fileSize(file.size)})` : null],
  ])
}

/** The answers chosen from our own lists, without any typed text. */
export function chosenFacts(lead: LeadRow) {
  return withoutEmpty([openingOf(lead), ['Service', lead.service], ['Budget', lead.budget]])
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

function openingOf({ kind, opening }: LeadRow): Pair {
  return ['Opening', kind === 'application' ? (opening ?? 'General application') : null]
}

function withoutEmpty(pairs: Pair[]) {
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
