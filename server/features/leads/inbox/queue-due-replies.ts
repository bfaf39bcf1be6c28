import type { Deps } from '#server/deps.ts'
import { lockLeadsForUpdate } from './lock-leads.ts'
import { reasonToHold, takePlanned } from './planned-replies.ts'
import { queueReply } from './queue-reply.ts'

/** Replies queued in one go. */
const BATCH = 50

/** Queues the planned replies that are due, or holds them. Each in a transaction of its own, which any instance may run. */
export async function queueDueReplies(deps: Deps) {
  const now = deps.clock().toISOString()
  const due = await deps.store
    .selectFrom('planned_replies')
    .select(['id', 'lead_id'])
    .where('held', 'is', null)
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .limit(BATCH)
    .execute()
  for (const { id, lead_id } of due) {
    await deps.store.transaction().execute(async (transaction) => {
      const [lead] = await lockLeadsForUpdate(transaction, [lead_id])
      const planned = lead && (await takePlanned(transaction, lead_id, id))
      if (!planned) return
      const held = await reasonToHold(transaction, lead, planned)
      if (held) {
        await transaction
          .insertInto('planned_replies')
          .values({ ...planned, held })
          .execute()
        return
      }
      const actor = { id: planned.actor_id, name: planned.actor_name }
      const written = { ...planned, keep: planned.keep === 1 }
      await queueReply(transaction, { ...deps, actor }, lead, written)
    })
  }
}
