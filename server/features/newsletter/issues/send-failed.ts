import { issueKey } from '#model/content/standalone.ts'
import { countSubscribers, issueName } from '#model/newsletter/issue.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findIssue, issueId } from './issue-rows.ts'
import { issueMessageId } from './mark-recipient.ts'
import { requireComplete } from './require-sendable.ts'

/** Recipients per transaction, which keeps other writers waiting. */
const BATCH = 500

/** Those who failed, are still subscribed and not suppressed, and whose address is one. */
export function canBeRetried(store: Store | StoreTransaction, id: string) {
  return store
    .selectFrom('newsletter_recipients as recipient')
    .innerJoin('newsletter_subscribers as subscriber', 'subscriber.id', 'recipient.subscriber_id')
    .leftJoin(
      'suppressed_addresses as suppressed',
      'suppressed.email_lower',
      'subscriber.email_lower',
    )
    .where('recipient.issue_id', '=', id)
    .where('recipient.state', '=', 'failed')
    .where('subscriber.state', '=', 'confirmed')
    .where('suppressed.email_lower', 'is', null)
    .where(({ or, eb, ref }) =>
      or([
        eb('recipient.reason', 'is', null),
        eb('recipient.reason', '!=', 'malformed'),
        eb('recipient.email', '!=', ref('subscriber.email')),
      ]),
    )
}

/** Sends an issue again to those for whom it failed, under the same Message-ID. */
export const sendFailed = mutation('editor', issueId, async (context, { id }) => {
  const { store } = context
  const { body } = await findIssue(store, id)
  await requireComplete(context, body)
  const count = await resetFailed(store, id)
  if (count === 0) fail(409, 'Nobody is left to whom it can be sent again.')
  await store.transaction().execute(async (transaction) => {
    const from = { queued_to: '', queued_at: null, finished_at: null, failure: null }
    const { subject } = await transaction
      .updateTable('newsletter_issues')
      .set({ state: 'sending', ...from })
      .where('id', '=', id)
      .returning('subject')
      .executeTakeFirstOrThrow()
    await audit(transaction, context, {
      action: 'newsletter.issue-sent-again',
      subject: `content:${issueKey(id)}`,
      summary: `Sent the issue “${issueName(subject)}” again to ${count.toLocaleString('en-US')} for whom it had failed`,
    })
  })
  return { message: `Sending again to ${countSubscribers(count)}.`, value: null }
})

/** Makes those who failed wait again, with their address of today; returns how many. */
async function resetFailed(store: Store, id: string) {
  let count = 0
  for (let last: string | undefined = ''; last !== undefined; ) {
    const from: string = last
    const rows = await store
      .transaction()
      .execute((transaction) => resetBatch(transaction, id, from))
    count += rows.length
    last = rows.length < BATCH ? undefined : rows.at(-1)?.id
  }
  return count
}

async function resetBatch(transaction: StoreTransaction, issueId: string, from: string) {
  const rows = await canBeRetried(transaction, issueId)
    .select(['subscriber.id', 'subscriber.email'])
    .where('recipient.subscriber_id', '>', from)
    .orderBy('recipient.subscriber_id')
    .limit(BATCH)
    .$if(!isSqlite(transaction), (query) => query.forUpdate(['recipient', 'subscriber']))
    .execute()
  for (const { id, email } of rows) {
    await transaction
      .updateTable('newsletter_recipients')
      .set({ state: 'waiting', reason: null, at: null, email })
      .where('issue_id', '=', issueId)
      .where('subscriber_id', '=', id)
      .execute()
  }
  const messages = rows.map(({ id }) => issueMessageId({ issueId, subscriberId: id }))
  if (messages.length > 0) {
    await transaction.deleteFrom('outbox').where('message_id', 'in', messages).execute()
  }
  return rows
}
