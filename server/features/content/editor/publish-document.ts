import { z } from 'zod'
import { BODY_MAX } from '#model/content/editor.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { seenVersion } from '#server/actions/seen-version.ts'
import { documentsOf } from '#server/features/content/documents.ts'
import { cancelOpenPlans } from '#server/features/content/plans/plan-rows.ts'
import { parseBody } from '#server/features/content/published.ts'
import { approveReview } from '#server/features/content/reviews/review-rows.ts'
import { fail } from '#server/platform/http/problem.ts'
import { titleOf } from './document-facts.ts'
import { newCardOf } from './new-card.ts'
import { publishRevisions } from './publish-revisions.ts'
import { readBodyText } from './read-body.ts'
import { readStored } from './stored-document.ts'
import { whereShown } from './where-shown.ts'
import { bumpVersion, writePublished } from './write-document.ts'

const publishSchema = z.object({
  document: z.string(),
  version: seenVersion,
  /** The document as edited on the screen; by default the saved draft. */
  body: z.string().max(BODY_MAX, 'This document is too large.').optional(),
  note: z
    .string()
    .trim()
    .max(200, 'Keep the note under 200 characters.')
    .transform((note) => note || null)
    .optional(),
  /** Another document whose draft must be published in the same transaction. */
  also: z.string().optional(),
})

/** Publishes a document if it and everything it affects is valid. */
export const publishDocument = mutation('editor', publishSchema, async (context, input) => {
  const { document: key, version, note = null } = input
  const stored = await readStored(context.store, key)
  if (stored.version === 0 && !documentsOf(context.content.defaults()).has(key)) {
    fail(404, 'This page or list does not exist.')
  }
  const body = input.body ? readBodyText(input.body, key) : stored.draft?.body
  if (!body) fail(409, 'There is no draft to publish.')
  const card = await newCardOf(context, key)
  const revisions = [
    { key, body, version },
    ...(await companionRevisions(context, input.also)),
    ...(card ? [card] : []),
  ]
  const change = {
    action: 'content.published' as const,
    summary: `Published “${titleOf(context, key, parseBody(body))}”`,
  }
  let isCancelled = false
  await publishRevisions(context, revisions, change, async (transaction) => {
    for (const revision of revisions) {
      await bumpVersion(transaction, revision.key, revision.version)
      await writePublished(transaction, context, revision.key, revision.body, note)
      const ended = await cancelOpenPlans(transaction, context, revision.key, 'publish')
      isCancelled ||= ended
      await approveReview(transaction, context, revision.key)
    }
  })
  const message = `Published. ${whereShown(context, key)}`
  return {
    message: isCancelled ? `${message} What was scheduled is cancelled.` : message,
    value: { version: version + 1 },
  }
})

async function companionRevisions(context: AdminContext, key: string | undefined) {
  if (!key) return []
  const { draft, version } = await readStored(context.store, key)
  // 409 would be a conflict of versions.
  if (!draft) fail(422, `“${titleOf(context, key)}” has no draft to publish together with this.`)
  return [{ key, body: draft.body, version }]
}
