import { z } from 'zod'
import { documentsOf } from '#server/features/content/documents.ts'
import { parseBody } from '#server/features/content/published.ts'
import { command } from '#server/platform/actions/action.ts'
import type { Desk } from '#server/platform/actions/admin-context.ts'
import { seenVersion } from '#server/platform/actions/seen-version.ts'
import { refuse } from '#server/platform/http/problem.ts'
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
export const publishDocument = command('editor', publishSchema, async (desk, input) => {
  const { document: key, version, note = null } = input
  const stored = await readStored(desk.store, key)
  if (stored.version === 0 && !documentsOf(desk.content.defaults()).has(key)) {
    refuse(404, 'There is no such page or list.')
  }
  const body = input.body ? readBodyText(input.body, key, desk.newId) : stored.draft?.body
  if (!body) refuse(409, 'There is no draft to publish.')
  const editions = [{ key, body, version }, ...(await companion(desk, input.also))]
  const change = {
    action: 'content.published',
    summary: `Published “${titleOf(desk, key, parseBody(body))}”`,
  }
  await publishEditions(desk, editions, change, async (transaction) => {
    for (const edition of editions) {
      await takeDocument(transaction, edition.key, edition.version)
      await writePublished(transaction, desk, edition.key, edition.body, note)
    }
  })
  return { message: 'Published. Visitors see it now.', value: { version: version + 1 } }
})

async function companion(desk: Desk, key: string | undefined) {
  if (!key) return []
  const { draft, version } = await readStored(desk.store, key)
  if (!draft) refuse(409, `“${titleOf(desk, key)}” has no draft that could go out with this.`)
  return [{ key, body: draft.body, version }]
}
