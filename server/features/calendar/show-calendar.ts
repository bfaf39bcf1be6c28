import { z } from 'zod'
import { documentPath, issuePath } from '#model/admin-paths.ts'
import { addMonths, type CalendarEntry, monthOf } from '#model/calendar.ts'
import { collections, readEntryKey } from '#model/content/collections.ts'
import { postKey } from '#model/content/standalone.ts'
import { localDay, startOfDay } from '#model/local-time.ts'
import { issueName } from '#model/newsletter/issue.ts'
import { query } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { titleOf } from '#server/features/content/editor/document-facts.ts'
import { storedTitle } from '#server/features/content/editor/stored-title.ts'
import { openPlans } from '#server/features/content/plans/plan-rows.ts'
import { parseBody } from '#server/features/content/published.ts'
import { ofSite, standaloneOf } from '#server/features/content/standalone.ts'

/** Later posts are left out. */
const POSTS_MAX = 500

/** A year of the calendar with a month of two digits. */
const monthSchema = z
  .string()
  .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/)
  .optional()
  .catch(undefined)

/** Everything that is scheduled, what did not happen, and what did in the month to show, by time; and that month. */
export const showCalendar = query(
  'viewer',
  z.object({ month: monthSchema }),
  async (context, { month }) => {
    const { timeZone } = await context.content.site()
    const today = localDay(context.clock(), timeZone)
    const shown = month ?? monthOf(today)
    const past = pastOf(shown, timeZone, context.clock())
    const found = (
      await Promise.all([
        ...[planEntries(context), pastPosts(context, past)],
        ...[pastDocuments(context, past), pastIssues(context, past)],
      ])
    ).flat()
    const entries = found
      .map((entry): CalendarEntry => ({ ...entry, day: localDay(new Date(entry.at), timeZone) }))
      .sort((one, other) => one.at.localeCompare(other.at))
    return { today, month: shown, entries }
  },
)

type Found = Omit<CalendarEntry, 'day'>

async function planEntries(context: AdminContext): Promise<Found[]> {
  const plans = await openPlans(context.store)
  const ids = plans.flatMap(({ revision_id }) => revision_id ?? [])
  const revisions =
    ids.length === 0
      ? []
      : await context.store
          .selectFrom('content_revisions')
          .select(['id', 'body'])
          .where('id', 'in', ids)
          .execute()
  return Promise.all(
    plans.map(async ({ id, document, action, due_at, failure, revision_id }) => {
      const body = revisions.find((revision) => revision.id === revision_id)?.body
      const title =
        body === undefined
          ? await storedTitle(context.store, context, document)
          : titleOf(context, document, parseBody(body))
      const href = documentPath(document)
      const kind = nounOf(document)
      return { id, at: due_at, action, kind, title, href, failure, isDone: false }
    }),
  )
}

/** What a document is: a page, a job, settings. */
function nounOf(document: string) {
  const standalone = standaloneOf(document)
  if (standalone) return standalone.kind.noun
  const entry = readEntryKey(document)
  if (entry) return collections[entry.kind].nouns[0]
  const [kind] = document.split(':', 1)
  return kind === 'page' ? 'page' : kind === 'service' ? 'menu card' : 'settings'
}

/** ISO times; `to` is not part of it. */
type Period = { from: string; to: string }

/** What of a month is over. */
function pastOf(month: string, timeZone: string, now: Date): Period {
  const startOf = (month: string) => startOfDay(`${month}-01`, timeZone)?.toISOString() ?? ''
  const soon = new Date(now.getTime() + 1).toISOString()
  const [end = ''] = [startOf(addMonths(month, 1)), soon].sort()
  return { from: startOf(month), to: end }
}

async function pastPosts({ store }: AdminContext, { from, to }: Period): Promise<Found[]> {
  const posts = await store
    .selectFrom('posts')
    .select(['id', 'title', 'publish_at'])
    .where('deleted_at', 'is', null)
    .where('status', '=', 'published')
    .where('publish_at', '>=', from)
    .where('publish_at', '<', to)
    .orderBy('publish_at')
    .limit(POSTS_MAX)
    .execute()
  return posts.map(({ id, title, publish_at }) => ({
    ...{ id, title, at: publish_at, failure: null, isDone: true, href: documentPath(postKey(id)) },
    ...{ action: 'publish', kind: 'post' },
  }))
}

/** Each document at its last publishing of the month. */
async function pastDocuments(context: AdminContext, { from, to }: Period): Promise<Found[]> {
  const published = await context.store
    .selectFrom('content_revisions')
    .select(({ fn }) => ['document', fn.max('saved_at').as('at')])
    .where('state', '=', 'published')
    .where('saved_at', '>=', from)
    .where('saved_at', '<', to)
    .where(ofSite('document'))
    .groupBy('document')
    .execute()
  return published.map(({ document, at }) => ({
    ...{ id: `${document} done`, at, failure: null, isDone: true, href: documentPath(document) },
    ...{ action: 'publish', kind: nounOf(document), title: titleOf(context, document) },
  }))
}

async function pastIssues({ store }: AdminContext, { from, to }: Period): Promise<Found[]> {
  const issues = await store
    .selectFrom('newsletter_issues')
    .select(['id', 'subject', 'started_at', 'failure'])
    .where('started_at', '>=', from)
    .where('started_at', '<', to)
    .execute()
  return issues.map(({ id, subject, started_at, failure }) => ({
    ...{ id, title: issueName(subject), at: started_at, failure, href: issuePath(id) },
    ...{ action: 'send', kind: 'issue', isDone: true },
  }))
}
