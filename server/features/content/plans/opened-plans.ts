import type { OpenedPlan, Plan } from '#model/content/plan.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { failureSentence } from '#server/features/content/editor/publish-refused.ts'
import { readRevision } from '#server/features/content/editor/stored-document.ts'
import { requireValid } from '#server/features/content/editor/validate-revisions.ts'
import { requireSendable } from '#server/features/newsletter/issues/require-sendable.ts'
import type { PlanRow } from '#server/platform/db/rows/plans.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { openPlans } from './plan-rows.ts'
import { revisionOf } from './planned-revision.ts'

export function presentPlan({ id, action, due_at, author_name, failure }: PlanRow): Plan {
  return { id, action, at: due_at, by: author_name, failure }
}

/** The open plans of a document; `draft` is its draft's body. */
export async function openedPlans(
  context: AdminContext,
  key: string,
  draft: string | undefined,
): Promise<OpenedPlan[]> {
  const all = await openPlans(context.store)
  const own = all.filter(({ document }) => document === key)
  return Promise.all(
    own.map(async (plan) => ({
      ...presentPlan(plan),
      isCurrent: await isCurrent(context, plan, draft),
      warning: plan.state === 'pending' ? await warningOf(context, plan, all) : null,
    })),
  )
}

/** True unless there is a draft that differs from what is planned. */
async function isCurrent({ store }: AdminContext, plan: PlanRow, draft: string | undefined) {
  if (plan.revision_id === null || draft === undefined) return true
  return (await readRevision(store, plan.document, plan.revision_id))?.body === draft
}

/** Why the plan would fail if it ran now, after everything that is planned before it. */
async function warningOf(context: AdminContext, plan: PlanRow, all: PlanRow[]) {
  const before = all.filter(
    ({ id, state, action, due_at }) =>
      state === 'pending' && action !== 'send' && due_at <= plan.due_at && id !== plan.id,
  )
  try {
    if (plan.action === 'send') {
      const { body } = await revisionOf(context, plan)
      await requireSendable(context, body ?? '')
      return null
    }
    const set = await Promise.all([plan, ...before].map((each) => revisionOf(context, each)))
    await requireValid(context, set)
    return null
  } catch (error) {
    if (error instanceof HttpError) return failureSentence(error)
    throw error
  }
}
