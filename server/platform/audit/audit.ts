import { type AuditAction, checkAuditAction } from '#model/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock, NewId } from '#server/platform/runtime.ts'
import { type Actor, actorName } from './actor.ts'

/** `subject` identifies the changed object ("post:0190…"). */
export type Change = { action: AuditAction; subject: string; summary: string }

/** Writes the audit row of a change, in the same transaction. */
export async function audit(
  transaction: StoreTransaction,
  {
    actor,
    clock,
    newId,
  }: {
    clock: Clock
    newId: NewId
    actor: Pick<Actor, 'id' | 'name' | 'through'> | null
  },
  change: Change,
) {
  checkAuditAction(change.action)
  await transaction
    .insertInto('audit_log')
    .values({
      id: newId(),
      actor_id: actor?.id ?? null,
      actor_name: actor ? actorName(actor) : 'The server',
      ...change,
      created_at: clock().toISOString(),
      occurrences: 1,
    })
    .execute()
}
