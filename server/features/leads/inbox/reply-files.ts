import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { replyFilesError } from '#model/leads/reply-files.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { markFilesErased, removeFiles } from '#server/features/leads/erase-leads.ts'
import { type KeptFile, keepFile } from '#server/features/leads/keep-file.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import type { LeadFileRow } from '#server/platform/db/rows/leads.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import type { Clock } from '#server/platform/runtime.ts'

/** A file of a mail or reply, as its lead shows it. */
export type AttachedFile = Pick<LeadFileRow, 'id' | 'name' | 'size'>

/**
 * Inspects and stores the files of a reply; no row names them yet.
 * @throws HttpError 422 if one cannot be attached; then none is stored.
 */
export async function keepReplyFiles(context: AdminContext, files: File[]) {
  const error = replyFilesError(files)
  if (error) rejectFiles(error)
  const kept: KeptFile[] = []
  let isComplete = false
  try {
    for (const file of files) {
      const { name, size } = file
      const read = () => Readable.fromWeb(file.stream() as WebStream)
      const result = await keepFile(context, { name, size, read })
      if (typeof result === 'string') rejectFiles(`${name} can’t be attached. ${result}`)
      kept.push(result)
    }
    isComplete = true
    return kept
  } finally {
    if (!isComplete) await dropFiles(context, kept)
  }
}

function rejectFiles(error: string): never {
  fail(422, error, { errors: { files: error } })
}

/** Deletes stored files that got no row. */
export function dropFiles(context: Pick<AdminContext, 'files' | 'report'>, kept: KeptFile[]) {
  const keys = kept.map(({ storage_key }) => storage_key)
  return removeFiles(context, keys)
}

type Attached = {
  /** The reply. */
  to: string
  kept: KeptFile[]
  /** The draft that it was, and which of its files the reply gets. The others are deleted. */
  draft: { id: string; chosen: string[] } | null
}

/** Gives a reply its files. */
export async function attachFiles(
  transaction: StoreTransaction,
  { clock }: { clock: Clock },
  leadId: string,
  { to, kept, draft }: Attached,
) {
  const chosen = draft ? await moveFiles(transaction, draft.id, to, draft.chosen) : []
  const error = replyFilesError([...chosen, ...kept])
  if (error) rejectFiles(error)
  if (draft) await deleteFiles(transaction, { clock }, draft.id)
  const rows = kept.map((file) => ({ ...file, lead_id: leadId, mail_id: to }))
  await insertRows(transaction, 'lead_files', rows)
}

/** Moves files from one reply or draft to another; all, or those with these ids. */
export async function moveFiles(
  transaction: StoreTransaction,
  from: string,
  to: string,
  ids?: string[],
) {
  if (ids?.length === 0) return []
  const files = transaction
    .updateTable('lead_files')
    .set({ mail_id: to })
    .where('mail_id', '=', from)
  return (ids ? files.where('id', 'in', ids) : files).returning(['name', 'size']).execute()
}

/** Deletes the rows of what is attached to a draft or mail; returns the storage keys for `removeFiles`. */
export async function deleteFiles(
  transaction: StoreTransaction,
  { clock }: { clock: Clock },
  mailId: string,
) {
  const files = await transaction
    .deleteFrom('lead_files')
    .where('mail_id', '=', mailId)
    .returning('storage_key')
    .execute()
  await markFilesErased(transaction, files, clock())
  return files.map(({ storage_key }) => storage_key)
}

/** The files attached to the mails, replies and drafts of a lead, by their ids. */
export async function attachedFiles(store: Store | StoreTransaction, leadId: string) {
  const files = await store
    .selectFrom('lead_files')
    .select(['id', 'name', 'size', 'mail_id'])
    .where('lead_id', '=', leadId)
    .where('mail_id', 'is not', null)
    .orderBy('id')
    .execute()
  const shown = files.map(({ mail_id, ...file }) => ({ mail: mail_id ?? '', file }))
  const byMail = Map.groupBy(shown, ({ mail }) => mail)
  return (mailId: string): AttachedFile[] => (byMail.get(mailId) ?? []).map(({ file }) => file)
}
