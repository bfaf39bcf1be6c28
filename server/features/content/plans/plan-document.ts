import { z } from 'zod'
import { canBeOff, type PlanAction, planActions, planParticiples } from '#model/content/plan.ts'
import { momentText } from '#model/moment-text.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { seenVersion } from '#server/actions/seen-version.ts'
import { DELETED, documentsOf } from '#server/features/content/documents.ts'
import { minRoleFor, titleOf } from '#server/features/content/editor/document-facts.ts'
import { pathErrors } from '#server/features/content/editor/path-errors.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import { storedTitle } from '#server/features/content/editor/stored-title.ts'
import { addRevision, conflictMessage } from '#server/features/content/editor/write-document.ts'
import { parseBody, readBody } from '#server/features/content/published.ts'
import { approveReview } from '#server/features/content/reviews/review-rows.ts'
import { findStandalone, isEmail, standaloneOf } from '#server/features/content/standalone.ts'
import { findIssue, issueIdOf } from '#server/features/newsletter/issues/issue-rows.ts'
import { requireSendable } from '#server/features/newsletter/issues/require-sendable.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { dueTime } from './due-time.ts'
import { cancelOpenPlans, lockDocument } from './plan-rows.ts'

const planSchema = z.object({
  document: z.string(),
  version: seenVersion,
  action: z.enum(planActions, { error: 'Choose what is to happen.' }),
  /** In the time zone of the site: "2026-11-30T09:00". */
  at: z.string().max(30, 'Choose a date and time.'),
})

/**
 * Plans to publish the draft as it is now, or to unpublish the page, instead of an earlier plan of the same kind. What is
 * planned must fit its schema; links are checked when it runs, since other plans may come first.
 */
export const planDocument = mutation('editor', planSchema, async (context, input) => {
  const { document: key, version, action } = input
  requireRole(context.actor, minRoleFor(key))
  requireFitting(key, action)
  const { timeZone } = await context.content.site()
  const due = dueTime(context, input.at, timeZone)
  if (action === 'send') {
    const { body } = await findIssue(context.store, issueIdOf(key))
    await requireSendable(context, body)
  }
  await context.store.transaction().execute(async (transaction) => {
    await lockDocument(transaction, key)
    const closed = (await findStandalone(transaction, key))?.closed
    if (closed) fail(422, closed)
    const { body, title } = await planned(context, transaction, { key, version, action })
    await cancelOpenPlans(transaction, context, key, action)
    const copy = { state: 'draft', note: null } as const
    const revision_id =
      body === null ? null : await addRevision(transaction, context, key, { ...copy, body })
    await transaction
      .insertInto('plans')
      .values({
        ...{ id: context.newId(), document: key, action, revision_id },
        ...{ due_at: due.toISOString(), state: 'pending', failure: null, finished_at: null },
        ...{ author_id: context.actor.id, author_name: context.actor.name },
        created_at: context.clock().toISOString(),
      })
      .execute()
    if (action !== 'unpublish') await approveReview(transaction, context, key)
    const when = `${momentText(due.toISOString(), timeZone, 'moment')} (${timeZone})`
    await audit(transaction, context, {
      action: 'content.scheduled',
      subject: `content:${key}`,
      summary: `Scheduled “${title}” to be ${planParticiples[action]} on ${when}`,
    })
  })
  return { message: `Scheduled. ${consequences[action]}`, value: {} }
})

const consequences: Record<PlanAction, string> = {
  publish: 'This version is published at the time you set.',
  unpublish: 'Visitors stop seeing the page at the time you set.',
  send: 'Everybody subscribed by then gets it.',
}

/** @throws HttpError 422 if this can't be done to such a document. */
function requireFitting(key: string, action: PlanAction) {
  const isIssue = standaloneOf(key)?.name === 'issue'
  if (isEmail(key) && !(isIssue && action === 'send'))
    fail(422, 'This is not published: it is sent.')
  if (!isIssue && action === 'send') fail(422, 'This can’t be sent: it is no newsletter issue.')
  if (action === 'unpublish' && !canBeOff(key)) {
    fail(422, 'This can’t be unpublished: the site needs it.')
  }
}

type Planned = Pick<z.output<typeof planSchema>, 'version' | 'action'> & { key: string }

/** What a plan publishes or sends, null if it unpublishes the page, and the title of the document. */
async function planned(
  context: AdminContext,
  transaction: StoreTransaction,
  { key, version, action }: Planned,
) {
  const { draft, published, version: current } = await readStored(transaction, key)
  if (action === 'unpublish') {
    const isDeleted = published?.body === DELETED
    if (isDeleted || (!published && !documentsOf(context.content.defaults()).has(key))) {
      fail(409, 'Visitors don’t see this page, so there is nothing to unpublish.')
    }
    return { body: null, title: await storedTitle(transaction, context, key) }
  }
  if (current !== version) fail(409, conflictMessage)
  if (!draft) fail(409, 'There is no draft to publish. Make a change first.')
  const { errors } = readBody(key, draft.body)
  if (errors.length > 0) {
    const message = 'Fix the marked fields first: what is scheduled must be complete.'
    fail(422, message, { errors: pathErrors(errors, parseBody(draft.body)) })
  }
  return { body: draft.body, title: titleOf(context, key, parseBody(draft.body)) }
}
