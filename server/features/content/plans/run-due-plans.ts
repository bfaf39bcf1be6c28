import type { Deps } from '#server/deps.ts'
import { failureSentence } from '#server/features/content/editor/publish-refused.ts'
import { publishChecked } from '#server/features/content/editor/publish-revisions.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import type { Publisher } from '#server/features/content/editor/validate-revisions.ts'
import { bumpVersion, setRevisions } from '#server/features/content/editor/write-document.ts'
import { approveReview } from '#server/features/content/reviews/review-rows.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { PlanRow } from '#server/platform/db/rows/plans.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { markPublished, newCardsOf, publishCard } from './new-cards.ts'
import { endPlan, lockDocument } from './plan-rows.ts'
import { changeOf, revisionOf, titleIn } from './planned-revision.ts'

/** Plans that are due, by time. */
export function duePlans(store: Store, now: Date) {
  return store
    .selectFrom('plans')
    .selectAll()
    .where('state', '=', 'pending')
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('id')
    .execute()
}

/**
 * Runs what is due, each plan in a transaction with its audit row. One that fails is tried again after the others, since
 * it may link to what they publish, then together with the other failed ones; after that its failure is recorded.
 */
export async function runDuePlans(deps: Deps) {
  const publisher: Publisher = { ...deps, actor: null }
  let waiting = await duePlans(deps.store, deps.clock())
  let failures = await runEach(publisher, waiting)
  while (failures.size > 0 && failures.size < waiting.length) {
    waiting = [...failures.keys()]
    failures = await runEach(publisher, waiting)
  }
  if (failures.size > 1 && (await run(publisher, [...failures.keys()])) === null) return
  for (const [plan, failure] of failures) await recordFailure(publisher, plan, failure)
}

/** The sentences of those that failed. */
async function runEach(publisher: Publisher, plans: PlanRow[]) {
  const failures = new Map<PlanRow, string>()
  for (const plan of plans) {
    const failure = await run(publisher, [plan])
    if (failure !== null) failures.set(plan, failure)
  }
  return failures
}

/** Another instance or a person ended a plan first. */
class PlanEnded extends Error {}

/** Runs plans in one transaction; why they failed, or null. */
async function run(publisher: Publisher, plans: PlanRow[]): Promise<string | null> {
  try {
    const revisions = await Promise.all(plans.map((plan) => revisionOf(publisher, plan)))
    const cards = await newCardsOf(publisher, plans)
    const all = [...revisions, ...cards]
    await publishChecked(
      publisher,
      all,
      await changeOf(publisher, plans, revisions),
      async (transaction) => {
        for (const plan of plans) await apply(publisher, transaction, plan)
        for (const card of cards) await publishCard(publisher, transaction, card)
      },
    )
    return null
  } catch (error) {
    if (error instanceof PlanEnded) return null
    return sentenceOf(publisher, error)
  }
}

async function apply(publisher: Publisher, transaction: StoreTransaction, plan: PlanRow) {
  const { document: key, revision_id } = plan
  const now = publisher.clock()
  await lockDocument(transaction, key)
  if (!(await endPlan(transaction, plan, 'done', now))) throw new PlanEnded()
  if (revision_id === null) {
    await setRevisions(transaction, key, { off_at: now.toISOString() })
    return
  }
  await markPublished(publisher, transaction, revision_id)
  // Editors that were opened before must not publish over it.
  await bumpVersion(transaction, key, (await readStored(transaction, key)).version)
  await setRevisions(transaction, key, { published_id: revision_id, off_at: null })
  await deletePublishedDraft(publisher, transaction, plan)
}

/** A draft with changes made after the plan stays. */
async function deletePublishedDraft(
  publisher: Publisher,
  transaction: StoreTransaction,
  { document: key, revision_id: id, author_name }: PlanRow,
) {
  const { draft, published } = await readStored(transaction, key)
  if (!draft || draft.id === id || draft.body !== published?.body) return
  await setRevisions(transaction, key, { draft_id: null })
  await approveReview(transaction, { ...publisher, actor: { name: author_name } }, key)
  await transaction.deleteFrom('content_revisions').where('id', '=', draft.id).execute()
}

/** Why a plan could not run. @throws what may be better a second later */
function sentenceOf({ report }: Publisher, error: unknown) {
  if (error instanceof Unavailable) throw error
  if (!(error instanceof HttpError)) {
    return `An unexpected error stopped it (error ${report(error)}). Do it by hand, or schedule it again.`
  }
  if (error.answer.status === 409 || error.answer.status >= 500) throw error
  return failureSentence(error)
}

async function recordFailure(publisher: Publisher, plan: PlanRow, failure: string) {
  const { document, action } = plan
  const title = await titleIn(publisher, await revisionOf(publisher, plan))
  await publisher.store.transaction().execute(async (transaction) => {
    if (!(await endPlan(transaction, plan, 'failed', publisher.clock(), failure))) return
    await audit(transaction, publisher, {
      action: 'content.schedule-failed',
      subject: `content:${document}`,
      summary: `Could not ${action} “${title}” as scheduled by ${plan.author_name}`,
    })
  })
}
