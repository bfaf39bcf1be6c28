import { z } from 'zod'
import { BODY_MAX } from '#model/content/editor.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { seenVersion } from '#server/actions/seen-version.ts'
import { documentsOf } from '#server/features/content/documents.ts'
import { cancelOpenPlans } from '#server/features/content/plans/plan-rows.ts'
import { parseBody } from '#server/features/content/published.ts'
import { approveReview } from '#server/features/content/reviews/review-rows.ts'
import { findStandalone, standaloneOf } from '#server/features/content/standalone.ts'
import { fail } from '#server/platform/http/problem.ts'
import { titleOf } from './document-facts.ts'
import { newCardOf } from './new-card.ts'
import { asSentence } from './path-errors.ts'
import { publishRevisions } from './publish-revisions.ts'
import { readBodyText } from './read-body.ts'
import { readStored } from './stored-document.ts'
import { whereShown } from './where-shown.ts'
import { bumpVersion, setRevisions, writePublished } from './write-document.ts'

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

const NO_DRAFT = 'There is no draft to publish.'

/** Publishes a document if it and everything it affects is valid. */
export const publishDocument = mutation('editor', publishSchema, async (context, input) => {
  const { document: key, version, note = null } = input
  await findStandalone(context.store, key)
  const stored = await readStored(context.store, key)
  if (stored.version === 0 && !documentsOf(context.content.defaults()).has(key)) {
    fail(404, 'This page or list does not exist.')
  }
  const body = input.body ? readBodyText(input.body, key) : stored.draft?.body
  if (!body) fail(409, NO_DRAFT)
  const card = await newCardOf(context, key)
  const revisions = [
    { key, body, version },
    ...(await companionRevisions(context, input.also)),
    ...(card ? [card] : []),
  ]
  const summary = `Published “${titleOf(context, key, parseBody(body))}”`
  const isCancelled = await publishDrafts(context, revisions, summary, note)
  const message = standaloneOf(key)?.kind.published ?? `Published. ${whereShown(context, key)}`
  return {
    message: isCancelled ? `${asSentence(message)} What was scheduled is cancelled.` : message,
    value: { version: version + 1 },
  }
})

/** Publishes the saved drafts of documents in one transaction. `keepsOff`: what is unpublished is not shown again. */
export async function publishStoredDrafts(
  context: AdminContext,
  seen: readonly { document: string; version: number }[],
  { keepsOff = false } = {},
) {
  const drafts = await Promise.all(
    seen.map(async ({ document: key, version }): Promise<Draft> => {
      const { draft, isOff } = await readStored(context.store, key)
      const body = draft?.body ?? fail(409, NO_DRAFT)
      return { key, body, version, staysOff: keepsOff && isOff }
    }),
  )
  const cards = await Promise.all(drafts.map(({ key }) => newCardOf(context, key)))
  const isNew = ({ key }: Draft) => seen.every(({ document }) => document !== key)
  const all = [...drafts, ...cards.filter((card) => card !== null).filter(isNew)]
  const bodies = new Map(all.map(({ key, body }) => [key, body]))
  await publishDrafts(
    context,
    all,
    (key) => `Published “${titleOf(context, key, parseBody(bodies.get(key) ?? ''))}”`,
  )
}

type Draft = { key: string; body: string; version: number; staysOff?: boolean }

/** Publishes documents in one transaction; true if that cancelled what was scheduled. */
async function publishDrafts(
  context: AdminContext,
  drafts: readonly Draft[],
  summary: string | ((key: string) => string),
  note: string | null = null,
) {
  const change = { action: 'content.published' as const, summary }
  let isCancelled = false
  const off = drafts.flatMap(({ key, staysOff }) => (staysOff ? { key, body: 'off' as const } : []))
  await publishRevisions(context, [...drafts, ...off], change, async (transaction) => {
    for (const { key, body, version } of drafts) {
      await bumpVersion(transaction, key, version)
      await writePublished(transaction, context, key, body, note)
      const ended = await cancelOpenPlans(transaction, context, key, 'publish')
      isCancelled ||= ended
      await approveReview(transaction, context, key)
    }
    const off_at = context.clock().toISOString()
    for (const { key } of off) await setRevisions(transaction, key, { off_at })
  })
  return isCancelled
}

async function companionRevisions(context: AdminContext, key: string | undefined) {
  if (!key) return []
  const { draft, version } = await readStored(context.store, key)
  // 409 would be a conflict of versions.
  if (!draft) fail(422, `“${titleOf(context, key)}” has no draft to publish together with this.`)
  return [{ key, body: draft.body, version }]
}
