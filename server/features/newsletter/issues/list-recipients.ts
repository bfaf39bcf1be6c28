import { sql } from 'kysely'
import type { z } from 'zod'
import { RECIPIENTS_PER_PAGE, reasonText } from '#model/newsletter/recipient.ts'
import { recipientListSchema } from '#model/newsletter/recipient-schemas.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { addressKey } from '#server/features/newsletter/subscribe.ts'
import { likePattern } from '#server/platform/db/like.ts'
import type { RecipientRow } from '#server/platform/db/rows/issues.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { findIssue } from './issue-rows.ts'
import { type Issue, presentIssues } from './list-issues.ts'
import { canBeRetried } from './send-failed.ts'

type RecipientFilter = z.output<typeof recipientListSchema>

/** A page of who gets or got an issue, in the order in which it is sent, and what became of it for all. */
export const listRecipients = query('editor', recipientListSchema, async ({ store }, filter) => {
  const { id, state, search, after, before } = filter
  const [issue] = await presentIssues(store, [await findIssue(store, id)])
  const isBack = before !== undefined
  const rows = await filterRecipients(store, filter)
    .orderBy('subscriber_id', isBack ? 'desc' : 'asc')
    .limit(RECIPIENTS_PER_PAGE + 1)
    .execute()
  const shown = rows.slice(0, RECIPIENTS_PER_PAGE)
  const hasMore = rows.length > RECIPIENTS_PER_PAGE
  if (isBack) shown.reverse()
  return {
    issue: issue as Issue,
    filter: { state, search },
    recipients: shown.map(present),
    previous: (isBack ? hasMore : after !== undefined) ? (shown[0]?.subscriber_id ?? null) : null,
    next: (isBack ? shown.length > 0 : hasMore) ? (shown.at(-1)?.subscriber_id ?? null) : null,
    /** How many of those who failed may be tried again. */
    retriable: issue?.failed ? await countRetriable(store, id) : 0,
  }
})

export type ListedRecipient = ResultOf<typeof listRecipients>['recipients'][number]

function filterRecipients(store: Store, { id, state, search, after, before }: RecipientFilter) {
  let rows = store.selectFrom('newsletter_recipients').selectAll().where('issue_id', '=', id)
  if (state) rows = rows.where('state', '=', state)
  if (search) {
    const pattern = likePattern(addressKey(search))
    rows = rows.where(sql<boolean>`lower(email) like ${pattern} escape ${'\\'}`)
  }
  if (before) return rows.where('subscriber_id', '<', before)
  return after ? rows.where('subscriber_id', '>', after) : rows
}

async function countRetriable(store: Store, id: string) {
  const { count } = await canBeRetried(store, id)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function present({ subscriber_id, email, state, reason, at }: RecipientRow) {
  return { id: subscriber_id, email, state, reason: reason && reasonText(reason), at }
}
