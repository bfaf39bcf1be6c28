import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Tables } from '#server/platform/db/schema.ts'
import { DELAY_MAX } from './retry.ts'

/** Milliseconds that a claim lasts unless it is extended. */
export const CLAIM_TIME = 30_000

/** Milliseconds. What is claimed or put off for longer was before the clock was set back. */
const CLAIM_MAX = 20 * CLAIM_TIME
const WAIT_MAX = 2 * DELAY_MAX

export type Channel = OutboxRow['channel']

/** A condition on rows of the outbox. */
export type Which = (row: ExpressionBuilder<Tables, 'outbox'>) => Expression<SqlBool>

/** Messages that may be sent now, but for issues. */
export function otherAt(channel: Channel, now: Date): Which {
  const isFree = freeAt(channel, now)
  return (row) => row.and([isFree(row), row('issue_id', 'is', null)])
}

/** Emails of issues that may be sent now. Those of a paused issue wait where they are. */
export function issueAt(channel: Channel, now: Date): Which {
  const isFree = freeAt(channel, now)
  return (row) =>
    row.and([
      isFree(row),
      row('issue_id', 'is not', null),
      row(
        'issue_id',
        'not in',
        row.selectFrom('newsletter_issues').select('id').where('state', '=', 'paused'),
      ),
    ])
}

function freeAt(channel: Channel, now: Date) {
  const moment = now.toISOString()
  const later = (time: number) => new Date(now.getTime() + time).toISOString()
  return (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.and([
      row('channel', '=', channel),
      // Follows from the others, and finds an index that leaves out what has ended.
      row('state', 'in', ['waiting', 'sending']),
      row.or([
        row.and([row('state', '=', 'waiting'), row('due_at', '<=', moment)]),
        row.and([row('state', '=', 'waiting'), row('due_at', '>', later(WAIT_MAX))]),
        row.and([row('state', '=', 'sending'), row('claimed_until', '<', moment)]),
        row.and([row('state', '=', 'sending'), row('claimed_until', '>', later(CLAIM_MAX))]),
      ]),
    ])
}
