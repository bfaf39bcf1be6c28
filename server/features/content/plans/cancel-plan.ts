import { z } from 'zod'
import { planParticiples } from '#model/content/plan.ts'
import { mutation } from '#server/actions/action.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { minRoleFor } from '#server/features/content/editor/document-facts.ts'
import { storedTitle } from '#server/features/content/editor/stored-title.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { endPlan } from './plan-rows.ts'

/** Cancels a pending plan, or dismisses one that could not run. What it would have published stays in the history. */
export const cancelPlan = mutation(
  'editor',
  z.object({ id: z.uuid() }),
  async (context, { id }) => {
    const isPending = await context.store.transaction().execute(async (transaction) => {
      const plan = await transaction
        .selectFrom('plans')
        .selectAll()
        .where('id', '=', id)
        .where('state', 'in', ['pending', 'failed'])
        .executeTakeFirst()
      if (plan) requireRole(context.actor, minRoleFor(plan.document))
      if (!plan || !(await endPlan(transaction, plan, 'cancelled', context.clock()))) {
        fail(409, 'This schedule has already run or been cancelled. Reload the page.')
      }
      const title = await storedTitle(transaction, context, plan.document)
      await audit(transaction, context, {
        action: 'content.schedule-cancelled',
        subject: `content:${plan.document}`,
        summary: `Cancelled the schedule of “${title}” to be ${planParticiples[plan.action]}`,
      })
      return plan.state === 'pending'
    })
    return {
      message: isPending ? 'Schedule cancelled.' : 'Dismissed.',
      value: {},
    }
  },
)
