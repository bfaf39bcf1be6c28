import { createHash } from 'node:crypto'
import { checkAuditAction } from '#model/audit/audit.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { Clock } from '#server/platform/runtime.ts'
import { actorName } from './actor.ts'
import type { Change } from './audit.ts'

const HOUR = 3_600_000

/** Maximum rows per action, subject and hour. */
const ROWS_MAX = 50

/**
 * Audits events that anyone can trigger repeatedly: one row per actor, summary and hour, with a count. Beyond the maximum, one
 * row with the summary `rest` counts the others.
 */
export async function auditCounted(
  { store, clock }: { store: Store; clock: Clock },
  actor: { id: string | null; name: string; through?: string },
  { rest, ...change }: Change & { rest: string },
) {
  checkAuditAction(change.action)
  const now = clock()
  const hour = new Date(Math.floor(now.getTime() / HOUR) * HOUR).toISOString()
  const { action, subject } = change
  const count = (id: string) =>
    store
      .updateTable('audit_log')
      .set(({ eb }) => ({ occurrences: eb('occurrences', '+', 1) }))
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const who = [actor.id ?? '', actorName(actor)]
  const id = idOf(hour, action, subject, change.summary, ...who)
  if ((await count(id)).numUpdatedRows > 0n) return
  const { rows } = await store
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll().as('rows'))
    .where('subject', '=', subject)
    .where('created_at', '>=', hour)
    // Later ones were written before the clock was set back.
    .where('created_at', '<', new Date(Date.parse(hour) + HOUR).toISOString())
    .where('action', '=', action)
    .executeTakeFirstOrThrow()
  const isFull = Number(rows) >= ROWS_MAX
  const row = {
    id: isFull ? idOf(hour, action, subject, rest, ...who) : id,
    actor_id: actor.id,
    actor_name: actorName(actor),
    action,
    subject,
    summary: isFull ? rest : change.summary,
    created_at: now.toISOString(),
    occurrences: 1,
  }
  await store
    .insertInto('audit_log')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ eb }) => ({ occurrences: eb('audit_log.occurrences', '+', 1) })),
    )
    .execute()
}

function idOf(...parts: string[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
