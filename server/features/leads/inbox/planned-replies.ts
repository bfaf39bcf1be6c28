import type { AnswerSettings } from '#model/leads/answer-time.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { isDeliverable } from '#server/features/leads/announce-lead.ts'
import { answerDeadline } from '#server/features/leads/response-deadline.ts'
import type { LeadRow, PlannedReplyRow } from '#server/platform/db/rows/leads.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { stopReminders } from './answered.ts'
import { type AttachedFile, attachedFiles } from './reply-files.ts'

type Plan = { id: string; text: string; keep: boolean; due: Date; site: AnswerSettings }

/** Stores a reply that leaves at `due`. One that leaves in time ends the reminders. */
export async function planReply(
  transaction: StoreTransaction,
  { actor, clock }: AdminContext,
  lead: LeadRow,
  { id, text, keep, due, site }: Plan,
) {
  await transaction
    .insertInto('planned_replies')
    .values({
      id,
      lead_id: lead.id,
      actor_id: actor.id,
      actor_name: actor.name,
      text,
      keep: keep ? 1 : 0,
      send_at: due.toISOString(),
      held: null,
      created_at: clock().toISOString(),
    })
    .execute()
  const deadline = answerDeadline(lead, site)
  if (deadline && due <= deadline) await stopReminders(transaction, lead.id)
}

/** Removes a planned reply and returns it; undefined if it was sent or taken back meanwhile. */
export function takePlanned(transaction: StoreTransaction, leadId: string, id: string) {
  return transaction
    .deleteFrom('planned_replies')
    .where('id', '=', id)
    .where('lead_id', '=', leadId)
    .returningAll()
    .executeTakeFirst()
}

/** A planned reply as its lead shows it. */
export type PlannedReply = Pick<PlannedReplyRow, 'id' | 'text' | 'held'> & {
  /** When it leaves. */
  at: string
  actor: string
  isOwn: boolean
  files: AttachedFile[]
}

/** The planned replies to a lead, the next one first. */
export async function plannedReplies(
  store: Store,
  lead: LeadRow,
  readerId: string,
): Promise<PlannedReply[]> {
  const rows = await store
    .selectFrom('planned_replies')
    .selectAll()
    .where('lead_id', '=', lead.id)
    .orderBy('send_at')
    .orderBy('id')
    .execute()
  const filesOf = await attachedFiles(store, lead.id)
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      text: row.text,
      at: row.send_at,
      actor: row.actor_name,
      isOwn: row.actor_id === readerId,
      files: filesOf(row.id),
      held: row.held ?? (await reasonToHold(store, lead, row)),
    })),
  )
}

/** The leads to which a planned reply leaves before their answer is due. */
export async function plannedInTime(
  store: Store,
  leads: Pick<LeadRow, 'id' | 'kind' | 'status' | 'waiting_since'>[],
  site: AnswerSettings,
) {
  const planned = await store
    .selectFrom('planned_replies')
    .select(['lead_id', 'send_at'])
    .where(
      'lead_id',
      'in',
      leads.map(({ id }) => id),
    )
    .where('held', 'is', null)
    .execute()
  const deadlines = new Map(
    leads.map((lead) => [lead.id, answerDeadline(lead, site)?.toISOString() ?? '']),
  )
  const inTime = planned.filter(({ lead_id, send_at }) => send_at <= (deadlines.get(lead_id) ?? ''))
  return new Set(inTime.map(({ lead_id }) => lead_id))
}

/** Why a planned reply must not leave by itself: what it answers may have changed. */
export async function reasonToHold(
  store: Store,
  lead: LeadRow,
  planned: PlannedReplyRow,
): Promise<PlannedReplyRow['held']> {
  if (lead.status === 'spam') return 'spam'
  if (!isDeliverable(lead)) return 'address'
  const answer = await store
    .selectFrom('lead_mails')
    .select('id')
    .where('lead_id', '=', lead.id)
    .where('kind', '=', 'answer')
    .where('received_at', '>', planned.created_at)
    .limit(1)
    .executeTakeFirst()
  return answer ? 'answer' : null
}
