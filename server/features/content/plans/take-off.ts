import { z } from 'zod'
import { canBeOff } from '#model/content/plan.ts'
import { mutation } from '#server/actions/action.ts'
import { documentsOf } from '#server/features/content/documents.ts'
import { titleOf } from '#server/features/content/editor/document-facts.ts'
import { publishRevisions } from '#server/features/content/editor/publish-revisions.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import { setRevisions } from '#server/features/content/editor/write-document.ts'
import { fail, HttpError } from '#server/platform/http/problem.ts'
import { failureSentence } from './failure-sentence.ts'
import { cancelOpenPlans, lockDocument } from './plan-rows.ts'

const documentSchema = z.object({ document: z.string() })

/** Unpublishes a page at once: its address answers 404, and menus and lists leave it out. */
export const takeOff = mutation('editor', documentSchema, async (context, { document: key }) => {
  if (!canBeOff(key)) fail(422, 'This can’t be unpublished: the site needs it.')
  if (!documentsOf(context.content.current()).has(key)) fail(409, 'Visitors don’t see this page.')
  const summary = `Unpublished “${titleOf(context, key)}”`
  const change = { action: 'content.taken-off' as const, summary }
  await publishRevisions(context, [{ key, body: 'off' }], change, async (transaction) => {
    await lockDocument(transaction, key)
    await setRevisions(transaction, key, { off_at: context.clock().toISOString() })
    await cancelOpenPlans(transaction, context, key, 'take-off')
  }).catch(explainRefusal)
  return { message: 'Unpublished. Its address now answers “not found”.', value: {} }
})

/** The faults are in other documents, which the screen of this page does not show. */
function explainRefusal(error: unknown): never {
  if (!(error instanceof HttpError) || !error.answer.errors) throw error
  fail(422, `The page stays, because other content leads to it. ${failureSentence(error.answer)}`)
}

/** Shows a page again as it was when it was unpublished. */
export const putBack = mutation('editor', documentSchema, async (context, { document: key }) => {
  if (!context.content.complete().off?.has(key)) fail(409, 'Visitors see this page already.')
  const { published } = await readStored(context.store, key)
  const summary = `Published “${titleOf(context, key)}” again`
  const change = { action: 'content.put-back' as const, summary }
  const revision = { key, body: published?.body ?? null }
  await publishRevisions(context, [revision], change, (transaction) =>
    setRevisions(transaction, key, { off_at: null }),
  )
  return { message: 'Visitors see the page again.', value: {} }
})
