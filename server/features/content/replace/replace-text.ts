import { z } from 'zod'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { FIND_MAX } from '#model/content/replace.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { eachRow } from '#server/actions/each-row.ts'
import { seenEntry } from '#server/features/content/editor/change-several.ts'
import { minRoleToWrite, titleOf } from '#server/features/content/editor/document-facts.ts'
import { documentSchema } from '#server/features/content/editor/document-schema.ts'
import { storedTitle } from '#server/features/content/editor/stored-title.ts'
import { bumpVersion, writeDraft } from '#server/features/content/editor/write-document.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { type LatestDocument, latestDocuments } from './latest-documents.ts'
import { replaceInTexts } from './replace-in-texts.ts'

const replaceSchema = z.object({
  entry: seenEntry,
  find: z.string().min(1, 'Enter the text to find.').max(FIND_MAX),
  to: z.string().max(FIND_MAX).default(''),
})

type Replacement = z.output<typeof replaceSchema>

const replaceOne = mutation('editor', replaceSchema, async (context, row) => {
  await replaceAll(context, [row])
  return { message: 'Replaced in 1 draft.', value: undefined }
})

/** Replaces a text in the drafts of the chosen documents; visitors see it once those are published. */
export const replaceText = eachRow(replaceOne, {
  field: 'entry',
  nouns: ['draft', 'drafts'],
  done: 'changed',
  titleOf: (context, { entry: { document } }) => storedTitle(context.store, context, document),
  together: replaceAll,
})

async function replaceAll(context: AdminContext, rows: Replacement[]) {
  await context.store.transaction().execute(async (transaction) => {
    const all = await latestDocuments(context, transaction)
    const latest = new Map(all.map((one) => [one.key, one]))
    for (const row of rows) await replaceIn(transaction, context, row, latest)
  })
}

async function replaceIn(
  transaction: StoreTransaction,
  context: AdminContext,
  { entry: { document: key, version }, find, to }: Replacement,
  latest: ReadonlyMap<string, LatestDocument>,
) {
  requireRole(context.actor, minRoleToWrite(key))
  const schema = documentSchema(key, context.content.current()) as JsonSchema | null
  const stored = latest.get(key)
  if (!schema || !stored) fail(404, 'This page or list does not exist.')
  const { value, texts } = replaceInTexts(schema, stored.value, find, to)
  if (texts.length === 0) fail(409, 'It no longer has this text. Search again.')
  const title = titleOf(context, key, value)
  await bumpVersion(transaction, key, version)
  await writeDraft(transaction, context, key, JSON.stringify(value), { keeps: true })
  await audit(transaction, context, {
    action: 'content.drafted',
    subject: `content:${key}`,
    summary: `Replaced “${find}” with “${to}” in a draft of “${title}”`,
  })
}
