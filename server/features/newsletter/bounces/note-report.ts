import type { SuppressionSource } from '#model/newsletter/suppressed.ts'
import { markRecipient } from '#server/features/newsletter/issues/mark-recipient.ts'
import { addressKey } from '#server/features/newsletter/subscribe.ts'
import { enqueueEvent } from '#server/features/webhooks/enqueue-event.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { BounceRow } from '#server/platform/db/rows/subscribers.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { MailReport } from '#server/platform/mail/received-mail.ts'
import type { NewId } from '#server/platform/runtime.ts'
import { findReturned } from './find-returned.ts'
import { suppress } from './suppress.ts'

/** Issues in a row that come back for the time being; then nobody is expected to read the next one. */
export const TEMPORARY_MAX = 5

type Report = MailReport & {
  /** Only from somebody who was authenticated: anyone can write an address into a mail. */
  address?: string
  source: SuppressionSource
  at: Date
  newId: NewId
}

/** Records what became of an email of ours. False if the report is about none. */
export async function noteReport(transaction: StoreTransaction, report: Report) {
  const { kind, isFinal, reason, source, at } = report
  const row = kind && (await findReturned(transaction, report))
  if (!row) return false
  if (isFinal) await markUndelivered(transaction, row, reason, at)
  const isDead = await noteBounce(transaction, row, kind, report)
  if (kind === 'temporary' && !isDead) return true
  await suppress(transaction, {
    ...{ email: row.recipient, source, issue_id: row.issue_id, at },
    reason: kind === 'complaint' ? 'complaint' : 'bounce',
    detail:
      kind === 'temporary'
        ? `${TEMPORARY_MAX} issues in a row came back. ${reason}`.trim()
        : reason,
  })
  await tellOf(transaction, row, report)
  return true
}

/** Tells webhooks that a subscriber gets no more issues. */
async function tellOf(
  transaction: StoreTransaction,
  { id, recipient }: OutboxRow,
  { kind, at, newId }: Report,
) {
  const subscriber = await transaction
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('email_lower', '=', addressKey(recipient))
    .executeTakeFirst()
  if (!subscriber) return
  const deps = { clock: () => at, newId }
  await enqueueEvent(transaction, deps, 'subscription.bounced', subscriber.id, `${kind}-${id}`)
}

/** The email counts as failed. Somebody has to see it only if it was about a lead. */
async function markUndelivered(
  transaction: StoreTransaction,
  { id, topic, issue_id, subject_id }: OutboxRow,
  said: string,
  time: Date,
) {
  const at = time.toISOString()
  const reason = `The mail server of the recipient returned it.${said && ` (${said})`}`
  const isOfNewsletter = ['issue', 'confirm-subscription', 'welcome'].includes(topic)
  // First, in the order in which the outbox locks them.
  if (issue_id && subject_id) {
    const recipient = { issueId: issue_id, subscriberId: subject_id }
    await markRecipient(transaction, recipient, { state: 'failed', reason, at })
  }
  await transaction
    .updateTable('outbox')
    .set({
      state: 'failed',
      last_error: reason,
      ...(isOfNewsletter && { dismissed_at: at }),
    })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .execute()
}

const weights: Record<BounceRow['kind'], number> = { temporary: 0, permanent: 1, complaint: 2 }

/** Stores the worst that is said of an issue; true if too many in a row have come back. */
async function noteBounce(
  transaction: StoreTransaction,
  { issue_id, subject_id, recipient }: OutboxRow,
  kind: BounceRow['kind'],
  { reason, at }: Report,
) {
  if (!issue_id || !subject_id) return false
  const subscriber = await transaction
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('id', '=', subject_id)
    .where('email', '=', recipient)
    .executeTakeFirst()
  if (!subscriber) return false
  const known = await transaction
    .selectFrom('newsletter_bounces')
    .select('kind')
    .where('subscriber_id', '=', subject_id)
    .where('issue_id', '=', issue_id)
    .executeTakeFirst()
  if (!known || weights[kind] > weights[known.kind]) {
    const said = { kind, detail: reason, created_at: at.toISOString() }
    await transaction
      .insertInto('newsletter_bounces')
      .values({ subscriber_id: subject_id, issue_id, ...said })
      .onConflict((conflict) => conflict.columns(['subscriber_id', 'issue_id']).doUpdateSet(said))
      .execute()
  }
  return (await countInARow(transaction, subject_id)) >= TEMPORARY_MAX
}

/** How many of the last issues that left for a subscriber came back. */
async function countInARow(transaction: StoreTransaction, subscriberId: string) {
  const issues = await transaction
    .selectFrom('newsletter_recipients as recipient')
    .innerJoin('newsletter_issues as issue', 'issue.id', 'recipient.issue_id')
    .leftJoin('newsletter_bounces as bounce', (join) =>
      join
        .onRef('bounce.issue_id', '=', 'recipient.issue_id')
        .onRef('bounce.subscriber_id', '=', 'recipient.subscriber_id'),
    )
    .select('bounce.kind')
    .where('recipient.subscriber_id', '=', subscriberId)
    .where('recipient.state', 'in', ['sent', 'failed'])
    .orderBy('issue.started_at', 'desc')
    .orderBy('issue.id', 'desc')
    .limit(TEMPORARY_MAX)
    .execute()
  const reached = issues.findIndex(({ kind }) => kind === null)
  return reached === -1 ? issues.length : reached
}
