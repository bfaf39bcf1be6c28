import type { Deps } from '#server/deps.ts'
import { failureSentence } from '#server/features/content/editor/publish-refused.ts'
import { publishChecked } from '#server/features/content/editor/publish-revisions.ts'
import type { Publisher } from '#server/features/content/editor/validate-revisions.ts'
import { setRevisions } from '#server/features/content/editor/write-document.ts'
import { sendPlanned } from '#server/features/newsletter/issues/send-planned.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { PlanRow } from '#server/platform/db/rows/plans.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { newCardsOf, publishCard } from './new-cards.ts'
import { endPlan, lockDocument } from './plan-rows.ts'
import { changeOf, revisionOf, titleIn } from './planned-revision.ts'
import { publishPlanned } from './publish-planned.ts'

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
 * Runs what is due, each plan in a transaction with its audit row. One that can't be published is tried again after the others, since
 * it may link to what they publish, then together with the other failed ones; after that its failure is recorded.
 */
export async function runDuePlans(deps: Deps) {
  const publisher: Publisher = { ...deps, actor: null }
  const due = await duePlans(deps.store, deps.clock())
  for (const plan of due.filter(isSend)) await sendPlanned(publisher, plan).catch(deps.report)
  let waiting = due.filter((plan) => !isSend(plan))
  let failures = await runEach(publisher, waiting)
  while (failures.size > 0 && failures.size < waiting.length) {
    waiting = [...failures.keys()]
    failures = await runEach(publisher, waiting)
  }
  if (failures.size > 1 && (await run(publisher, [...failures.keys()])) === null) return
  for (const [plan, failure] of failures) await recordFailure(publisher, plan, failure)
}

function isSend({ action }: PlanRow) {
  return action === 'send'
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
  await publishPlanned(publisher, transaction, plan)
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
