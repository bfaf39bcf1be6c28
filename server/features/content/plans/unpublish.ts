import { z } from 'zod'
import { canBeOff } from '#model/content/plan.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { documentsOf } from '#server/features/content/documents.ts'
import { failureSentence, PublishRefused } from '#server/features/content/editor/publish-refused.ts'
import { publishRevisions } from '#server/features/content/editor/publish-revisions.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import { storedTitle } from '#server/features/content/editor/stored-title.ts'
import { setRevisions } from '#server/features/content/editor/write-document.ts'
import { standaloneOf } from '#server/features/content/standalone.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { cancelOpenPlans, lockDocument } from './plan-rows.ts'

const documentSchema = z.object({ document: z.string() })

/** Unpublishes a page at once: its address answers 404, and menus and lists leave it out. */
export const unpublish = mutation('editor', documentSchema, async (context, { document }) => {
  await unpublishDocuments(context, [document])
  return { message: 'Unpublished. Its address now answers “not found”.', value: {} }
})

/** Unpublishes documents in one transaction. */
export async function unpublishDocuments(context: AdminContext, keys: readonly string[]) {
  if (!keys.every(canBeOff)) fail(422, 'This can’t be unpublished: the site needs it.')
  for (const key of keys) {
    if (!(await isShown(context, key))) fail(409, 'Visitors don’t see this.')
  }
  const titles = await titlesOf(context, keys)
  const change = {
    action: 'content.unpublished' as const,
    summary: (key: string) => `Unpublished “${titles.get(key)}”`,
  }
  const revisions = keys.map((key) => ({ key, body: 'off' }))
  await publishRevisions(context, revisions, change, async (transaction) => {
    for (const key of keys) await writeOff(transaction, context, key)
  }).catch(explainRefusal)
}

/** Unpublishes a document, which ends the plan to do so. */
export async function writeOff(
  transaction: StoreTransaction,
  context: Pick<AdminContext, 'clock'>,
  key: string,
) {
  await lockDocument(transaction, key)
  await setRevisions(transaction, key, { off_at: context.clock().toISOString() })
  await cancelOpenPlans(transaction, context, key, 'unpublish')
}

async function titlesOf(context: AdminContext, keys: readonly string[]) {
  const titles = new Map<string, string>()
  for (const key of keys) titles.set(key, await storedTitle(context.store, context, key))
  return titles
}

/** True if visitors see the document. */
async function isShown({ content, store }: AdminContext, key: string) {
  if (!standaloneOf(key)) return documentsOf(content.current()).has(key)
  const { published, isOff } = await readStored(store, key)
  return published !== null && !isOff
}

/** The errors are in other documents, which the screen of this page does not show. */
function explainRefusal(error: unknown): never {
  if (!(error instanceof PublishRefused)) throw error
  fail(422, `It stays, because other content leads to it. ${failureSentence(error)}`)
}

/** Shows a page again as it was when it was unpublished. */
export const republish = mutation('editor', documentSchema, async (context, { document }) => {
  await republishDocuments(context, [document])
  return { message: 'Visitors see the page again.', value: {} }
})

/** Shows documents again in one transaction. */
export async function republishDocuments(context: AdminContext, keys: readonly string[]) {
  for (const key of keys) {
    const { isOff } = await readStored(context.store, key)
    if (!isOff) fail(409, 'Visitors see this already.')
  }
  const titles = await titlesOf(context, keys)
  const change = {
    action: 'content.republished' as const,
    summary: (key: string) => `Published “${titles.get(key)}” again`,
  }
  const revisions = await Promise.all(
    keys.map(async (key) => ({
      key,
      body: (await readStored(context.store, key)).published?.body ?? null,
    })),
  )
  await publishRevisions(context, revisions, change, async (transaction) => {
    for (const key of keys) await setRevisions(transaction, key, { off_at: null })
  })
}
