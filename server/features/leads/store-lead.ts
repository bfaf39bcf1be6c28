import type { LeadSource } from '#model/leads/lead-source.ts'
import type { Deps } from '#server/deps.ts'
import { noDeal } from '#server/features/pipeline/no-deal.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import type { LeadFileRow, LeadKind, LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { FormFile } from '#server/platform/http/form.ts'
import { randomText } from '#server/platform/random-text.ts'
import { announceLead } from './announce-lead.ts'
import type { LeadAddition, LeadAnswers } from './lead-form.ts'
import { indexLead } from './search-words.ts'

/** A reference has 30^8 values; if a few attempts fail, something else is wrong. */
const MAX_ATTEMPTS = 5

export type NewLead = {
  kind: LeadKind
  answers: LeadAnswers
  addition?: LeadAddition | undefined
  source: LeadSource
  file: (FormFile & { mediaType: string }) | null
  fingerprint: string
  idempotencyKey: string
  spamReason: string | null
}

/** The stored lead: the new one, or an earlier one with the same key, with its own fingerprint. */
export type StoredLead = { reference: string; fingerprint: string; created_at: string } & (
  | { isNew: true; id: string }
  | { isNew: false }
)

/** Stores the file first, synced to the disk, then the rows in one transaction. If that fails, the file is removed. */
export async function storeLead(deps: Deps, lead: NewLead): Promise<StoredLead> {
  const { files } = deps
  const key = lead.file && (await files.keep(lead.file.received))
  // A failed commit may still have stored the rows, if only its response was lost; otherwise the cleanup job removes
  // the file.
  let mayBeStored = false
  try {
    const stored = await insertOrFind(deps, lead, key, () => {
      mayBeStored = true
    })
    mayBeStored = stored.isNew
    return stored
  } finally {
    if (key && !mayBeStored) await files.remove(key)
  }
}

async function insertOrFind(
  deps: Deps,
  lead: NewLead,
  storageKey: string | null,
  onWritten: () => void,
) {
  const { referencePrefix, notify } = await deps.content.site()
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const row = newLeadRow(deps, referencePrefix, lead)
    const file = fileRow(deps, lead, row.id, storageKey)
    if (await insert(deps, { row, file, addition: lead.addition }, notify, onWritten)) {
      return { ...row, isNew: true as const }
    }
    const first = await deps.store
      .selectFrom('leads')
      .select(['reference', 'fingerprint', 'created_at'])
      .where('idempotency_key', '=', lead.idempotencyKey)
      .executeTakeFirst()
    if (first) return { ...first, isNew: false as const }
  }
  throw new Error('No unused reference was found for a lead.')
}

/** False when the key or the reference is taken. */
async function insert(
  deps: Deps,
  { row, file, addition }: Pick<NewLead, 'addition'> & { row: LeadRow; file: LeadFileRow | null },
  notify: string[],
  onWritten: () => void,
) {
  return deps.store.transaction().execute(async (transaction) => {
    if (!(await addLead(transaction, row))) return false
    if (file) await transaction.insertInto('lead_files').values(file).execute()
    if (row.status !== 'spam') await addition?.store(transaction, row)
    await announceLead(transaction, deps, row, notify)
    onWritten()
    return true
  })
}

/** Adds a lead with its search words; false when its key or reference is taken. */
export async function addLead(transaction: StoreTransaction, row: LeadRow) {
  if ((await insertRows(transaction, 'leads', [row], 'skip')) === 0) return false
  await indexLead(transaction, row)
  return true
}

export function newLeadRow(
  { clock, newId, newReference }: Pick<Deps, 'clock' | 'newId' | 'newReference'>,
  referencePrefix: string,
  lead: Omit<NewLead, 'file' | 'addition'>,
): LeadRow {
  const { answers, source, spamReason } = lead
  const now = clock().toISOString()
  return {
    id: newId(),
    kind: lead.kind,
    reference: newReference(referencePrefix),
    idempotency_key: lead.idempotencyKey,
    fingerprint: lead.fingerprint,
    status: spamReason ? 'spam' : 'new',
    spam_reason: spamReason,
    name: answers.name,
    email: answers.email,
    phone: answers.phone || null,
    details: answers.details || null,
    service: answers.service || null,
    budget: answers.budget || null,
    opening: answers.opening || null,
    age: answers.age || null,
    city: answers.city || null,
    pincode: answers.pincode || null,
    state: answers.state || null,
    address: answers.address || null,
    custom_fields: answers.custom_fields || null,
    field_labels: answers.field_labels || null,
    interest: source.interest || null,
    source: source.source || null,
    referrer: source.referrer || null,
    utm_source: source.utm_source || null,
    utm_medium: source.utm_medium || null,
    utm_campaign: source.utm_campaign || null,
    utm_term: source.utm_term || null,
    utm_content: source.utm_content || null,
    created_at: now,
    assignee_id: null,
    read_at: null,
    answered_at: null,
    answered_in_time: null,
    // A booked call is confirmed by itself.
    waiting_since: lead.kind === 'call' ? null : now,
    ...noDeal,
  }
}

function fileRow(
  { clock, newId }: Deps,
  { file }: NewLead,
  leadId: string,
  storageKey: string | null,
): LeadFileRow | null {
  if (!file || !storageKey) return null
  return {
    id: newId(),
    lead_id: leadId,
    name: file.name,
    media_type: file.mediaType,
    size: file.received.size,
    sha256: file.received.sha256,
    storage_key: storageKey,
    mail_id: null,
    created_at: clock().toISOString(),
  }
}

/** Without characters that are easily confused: 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** @see NewReference */
export function newReference(prefix: string) {
  const parts = [prefix, randomText(ALPHABET, 4), randomText(ALPHABET, 4)]
  return parts.filter(Boolean).join('-')
}
