import type { PlanAction } from '#model/content/plan.ts'
import { findStandalone } from '#server/features/content/standalone.ts'
import type { PlanRow } from '#server/platform/db/rows/plans.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock } from '#server/platform/runtime.ts'

/**
 * Makes other transactions wait that change this document, its plans, reviews, comments or preview links.
 * @throws HttpError 404 if it is a post or an issue that does not exist
 */
export async function lockDocument(transaction: StoreTransaction, key: string) {
  await findStandalone(transaction, key)
  await transaction
    .insertInto('content_documents')
    .values({ key, version: 0, published_id: null, draft_id: null, off_at: null })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        version: ref('content_documents.version'),
      })),
    )
    .execute()
}

/** Plans that are pending or could not run, by time; of one document or of all. */
export async function openPlans(store: Store | StoreTransaction, document?: string) {
  return store
    .selectFrom('plans')
    .selectAll()
    .where('state', 'in', ['pending', 'failed'])
    .$if(document !== undefined, (query) => query.where('document', '=', document ?? ''))
    .orderBy('due_at')
    .orderBy('id')
    .execute()
}

/** Cancels the pending plans of a document for this action and dismisses the failed ones. True if one was pending. */
export async function cancelOpenPlans(
  transaction: StoreTransaction,
  { clock }: { clock: Clock },
  document: string,
  action: PlanAction,
) {
  const plans = (await openPlans(transaction, document)).filter((plan) => plan.action === action)
  for (const plan of plans) await endPlan(transaction, plan, 'cancelled', clock())
  return plans.some(({ state }) => state === 'pending')
}

/** False if another instance or person ended it first. */
export async function endPlan(
  transaction: StoreTransaction,
  { id, state: before }: Pick<PlanRow, 'id' | 'state'>,
  state: 'done' | 'failed' | 'cancelled',
  now: Date,
  failure: string | null = null,
) {
  const { numUpdatedRows } = await transaction
    .updateTable('plans')
    .set({ state, failure, finished_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0
}
