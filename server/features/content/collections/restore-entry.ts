import { z } from 'zod'
import { collections, readEntryKey } from '#model/content/collections.ts'
import { mutation } from '#server/actions/action.ts'
import { DELETED, documentsOf } from '#server/features/content/documents.ts'
import { titleOf } from '#server/features/content/editor/document-facts.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import {
  addRevision,
  bumpVersion,
  setRevisions,
} from '#server/features/content/editor/write-document.ts'
import { parseBody } from '#server/features/content/published.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readStoredEntries } from './stored-entries.ts'

/** Restores a deleted entry as a draft, as it was last. */
export const restoreEntry = mutation(
  'editor',
  z.object({ document: z.string() }),
  async (context, { document }) => {
    const read = readEntryKey(document)
    const entries = read ? await readStoredEntries(context, read.kind) : []
    const entry = entries.find(({ key }) => key === document)
    if (!read || !entry?.isDeleted) fail(409, 'This has already been restored, or never existed.')
    const original = documentsOf(context.content.defaults()).get(document)
    const title = await context.store.transaction().execute(async (transaction) => {
      const { version } = await readStored(transaction, document)
      const body =
        (await lastBody(transaction, document)) ?? (original ? JSON.stringify(original) : null)
      if (!body) fail(409, `Nothing is left of this ${collections[read.kind].nouns[0]}.`)
      await bumpVersion(transaction, document, version)
      const revision = { state: 'draft', body, note: null } as const
      const draft_id = await addRevision(transaction, context, document, revision)
      await setRevisions(transaction, document, { draft_id })
      const restored = titleOf(context, document, parseBody(body))
      await audit(transaction, context, {
        action: 'content.restored',
        subject: `content:${document}`,
        summary: `Restored “${restored}” as a draft`,
      })
      return restored
    })
    return { message: `“${title}” is a draft again. Publish it to show it.`, value: { document } }
  },
)

async function lastBody(transaction: StoreTransaction, document: string) {
  const row = await transaction
    .selectFrom('content_revisions')
    .select('body')
    .where('document', '=', document)
    .where('body', '!=', DELETED)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.body
}
