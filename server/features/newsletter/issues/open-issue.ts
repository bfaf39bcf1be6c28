import { issueValues } from '#model/newsletter/issue-document.ts'
import { ISSUE_INTERVAL_DAYS } from '#model/newsletter/newsletter.ts'
import { isEverybody } from '#model/newsletter/segment.ts'
import { archivedIssuePath } from '#model/paths.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { parseBody } from '#server/features/content/published.ts'
import { insightsName } from '#server/features/newsletter/clicks/count-links.ts'
import { readLinks } from '#server/features/newsletter/clicks/read-links.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { findIssue, issueId } from './issue-rows.ts'
import { type Issue, presentIssues } from './list-issues.ts'
import { countRecipients } from './recipients.ts'

/** To whom and when an issue goes or went. Its text is a document. */
export const openIssue = query('viewer', issueId, async (context, { id }) => {
  const { store, clock, mail, actor } = context
  const { clicks, campaigns } = context.content.current().newsletter
  const row = await findIssue(store, id)
  const { segment } = issueValues(parseBody(row.body))
  const [issue] = await presentIssues(store, [row])
  return {
    ...(issue as Issue),
    /** The draft was changed after it was scheduled, and what was scheduled is being sent or was sent. */
    hasNewerDraft: row.state !== null && row.draft_id !== null,
    /** Who would get it now. */
    subscribers: await countRecipients(store, segment, clock()),
    isForAll: isEverybody(segment),
    hasServer: mail.mailer !== null,
    /** When another one was sent, if that is less long ago than subscribers were promised. */
    sentBefore: await lastSent(store, id, clock()),
    ownAddress: actor.email,
    /** Its public page; null if it never had one. */
    archive: await archiveOf(store, id),
    links: row.state === null ? [] : await readLinks(store, id, clicks === 'person'),
    /** How Insights calls the visits that its links led to; null if they are not named. */
    campaign: campaigns ? insightsName(issueValues(parseBody(row.body)).subject) : null,
  }
})

async function lastSent(store: Store, id: string, now: Date) {
  const since = new Date(now.getTime() - ISSUE_INTERVAL_DAYS * 86_400_000).toISOString()
  const row = await store
    .selectFrom('newsletter_issues')
    .select(({ fn }) => fn.max<string | null>('started_at').as('at'))
    .where('id', '!=', id)
    .where('started_at', '>', since)
    .executeTakeFirst()
  return row?.at ?? null
}

async function archiveOf(store: Store, id: string) {
  const row = await store
    .selectFrom('newsletter_issues')
    .select(['slug', 'withdrawn_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.slug
    ? { path: archivedIssuePath(row.slug), isPublic: row.withdrawn_at === null }
    : null
}

export type OpenedIssue = ResultOf<typeof openIssue>
