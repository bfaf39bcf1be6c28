import type { Inquiry } from '#model/inquiry-schema.ts'
import type { FileRow, InquiryRow, Store } from '#server/db/schema.ts'
import type { FormFile } from '#server/http/form.ts'
import type { Parts } from '#server/parts.ts'

/** A reference has 30^8 values; more than a few tries mean something else is wrong. */
const TRIES = 5

export type NewInquiry = {
  inquiry: Inquiry
  file: (FormFile & { mediaType: string }) | null
  fingerprint: string
  idempotencyKey: string
  suspicion: string | null
}

/** Stored under the key now, or by whoever was first; then the fingerprint is theirs. */
export type StoredInquiry = { reference: string; fingerprint: string; isNew: boolean }

/** File first, synced to the disk, then its rows in one transaction; without rows the file goes again. */
export async function storeInquiry(parts: Parts, wanted: NewInquiry): Promise<StoredInquiry> {
  const { files } = parts
  const key = wanted.file && (await files.keep(wanted.file.received))
  let isNew = false
  try {
    const stored = await insertOrFind(parts, wanted, key)
    isNew = stored.isNew
    return stored
  } finally {
    if (key && !isNew) await files.remove(key)
  }
}

async function insertOrFind(parts: Parts, wanted: NewInquiry, storageKey: string | null) {
  for (let tries = 1; tries <= TRIES; tries++) {
    const row = inquiryRow(parts, wanted)
    const file = fileRow(parts, wanted, row.id, storageKey)
    if (await insert(parts.store, row, file)) return { ...row, isNew: true }
    const first = await parts.store
      .selectFrom('inquiries')
      .select(['reference', 'fingerprint'])
      .where('idempotency_key', '=', wanted.idempotencyKey)
      .executeTakeFirst()
    if (first) return { ...first, isNew: false }
  }
  throw new Error('No free reference was found for an inquiry.')
}

/** False when the key or the reference is taken. */
function insert(store: Store, row: InquiryRow, file: FileRow | null) {
  return store.transaction().execute(async (transaction) => {
    const done = await transaction
      .insertInto('inquiries')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (Number(done.numInsertedOrUpdatedRows ?? 0) === 0) return false
    if (file) await transaction.insertInto('files').values(file).execute()
    return true
  })
}

function inquiryRow({ clock, newId, newReference }: Parts, wanted: NewInquiry): InquiryRow {
  const { inquiry, suspicion } = wanted
  return {
    id: newId(),
    reference: newReference(),
    idempotency_key: wanted.idempotencyKey,
    fingerprint: wanted.fingerprint,
    name: inquiry.name,
    email: inquiry.email,
    details: inquiry.details,
    service: inquiry.service ?? null,
    budget: inquiry.budget ?? null,
    status: suspicion ? 'spam' : 'new',
    spam_reason: suspicion,
    interest: inquiry.interest || null,
    source: inquiry.source || null,
    referrer: inquiry.referrer || null,
    utm_source: inquiry.utm_source || null,
    utm_medium: inquiry.utm_medium || null,
    utm_campaign: inquiry.utm_campaign || null,
    utm_term: inquiry.utm_term || null,
    utm_content: inquiry.utm_content || null,
    created_at: clock().toISOString(),
  }
}

function fileRow(
  { clock, newId }: Parts,
  { file }: NewInquiry,
  inquiryId: string,
  storageKey: string | null,
): FileRow | null {
  if (!file || !storageKey) return null
  return {
    id: newId(),
    inquiry_id: inquiryId,
    name: file.name,
    media_type: file.mediaType,
    size: file.received.size,
    sha256: file.received.sha256,
    storage_key: storageKey,
    created_at: clock().toISOString(),
  }
}
