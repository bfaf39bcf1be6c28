import { z } from 'zod'
import { documentsOf } from '#server/features/content/documents.ts'
import { parseBody } from '#server/features/content/published.ts'
import { mutation } from '#server/platform/actions/action.ts'
import type { AdminContext } from '#server/platform/actions/admin-context.ts'
import { seenVersion } from '#server/platform/actions/seen-version.ts'
import { fail } from '#server/platform/http/problem.ts'
import { titleOf } from './document-facts.ts'
import { publishEditions } from './publish-revisions.ts'
import { BODY_MAX, readBodyText } from './read-body.ts'
import { readStored } from './stored-document.ts'
import { takeDocument, writePublished } from './write-document.ts'

const publishSchema = z.object({
  document: z.string(),
  version: seenVersion,
  /** What is on the screen; without it, the draft that is kept. */
  body: z.string().max(BODY_MAX, 'This is more than one document can hold.').optional(),
  note: z
    .string()
    .trim()
    .max(200, 'Keep the note under 200 characters.')
    .transform((note) => note || null)
    .optional(),
  /** Another document whose draft has to go out in the same moment, as a new name and the values that spell it. */
  also: z.string().optional(),
})

/** Lets visitors see a document, once it and all that it touches is in order. */
export const publishDocument = mutation('editor', publishSchema, async (context, input) => {
  const { document: key, version, note = null } = input
  const stored = await readStored(context.store, key)
  if (stored.version === 0 && !documentsOf(context.content.defaults()).has(key)) {
    fail(404, 'There is no such page or list.')
  }
  const body = input.body ? readBodyText(input.body, key, context.newId) : stored.draft?.body
  if (!body) fail(409, 'There is no draft to publish.')
  const editions = [{ key, body, version }, ...(await companion(context, input.also))]
  const change = {
    action: 'content.published',
    summary: `Published “${titleOf(context, key, parseBody(body))}”`,
  }
  await publishEditions(context, editions, change, async (transaction) => {
    for (const edition of editions) {
      await takeDocument(transaction, edition.key, edition.version)
      await writePublished(transaction, context, edition.key, edition.body, note)
    }
  })
  return { message: 'Published. Visitors see it now.', value: { version: version + 1 } }
})

async function companion(context: AdminContext, key: string | undefined) {
  if (!key) return []
  const { draft, version } = await readStored(context.store, key)
  if (!draft) fail(409, `“${titleOf(context, key)}” has no draft that could go out with this.`)
  return [{ key, body: draft.body, version }]
}
