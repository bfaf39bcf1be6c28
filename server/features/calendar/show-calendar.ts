import { z } from 'zod'
import { documentPath, letterPath } from '#model/admin-paths.ts'
import { postFormPath } from '#model/blog/post-paths.ts'
import { type CalendarEntry, monthOf } from '#model/calendar.ts'
import { collections, readEntryKey } from '#model/content/collections.ts'
import { localDay } from '#model/local-time.ts'
import { letterName } from '#model/newsletter/letter.ts'
import { query } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { titleOf } from '#server/features/content/editor/document-facts.ts'
import { openPlans } from '#server/features/content/plans/plan-rows.ts'
import { parseBody } from '#server/features/content/published.ts'

/** Later posts are left out. */
const POSTS_MAX = 500

/** A year of the calendar with a month of two digits. */
const monthSchema = z
  .string()
  .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/)
  .optional()
  .catch(undefined)

/** Everything that is scheduled and what did not happen, by time, and the month to show. */
export const showCalendar = query(
  'viewer',
  z.object({ month: monthSchema }),
  async (context, { month }) => {
    const { timeZone } = await context.content.site()
    const today = localDay(context.clock(), timeZone)
    const found = (
      await Promise.all([
        ...[planEntries(context), postEntries(context), offPosts(context), letterEntries(context)],
      ])
    ).flat()
    const entries = found
      .map((entry): CalendarEntry => ({ ...entry, day: localDay(new Date(entry.at), timeZone) }))
      .sort((one, other) => one.at.localeCompare(other.at))
    return { today, month: month ?? monthOf(today), entries }
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
  return plans.map(({ id, document, action, due_at, failure, revision_id }) => {
    const body = revisions.find((revision) => revision.id === revision_id)?.body
    const title = titleOf(context, document, body === undefined ? undefined : parseBody(body))
    const href = documentPath(document)
    return { id, at: due_at, action, kind: nounOf(document), title, href, failure }
  })
}

/** What a document is: a page, a job, settings. */
function nounOf(document: string) {
  const entry = readEntryKey(document)
  if (entry) return collections[entry.kind].nouns[0]
  const [kind] = document.split(':', 1)
  return kind === 'page' ? 'page' : kind === 'service' ? 'menu card' : 'settings'
}

async function postEntries({ store, clock }: AdminContext): Promise<Found[]> {
  const posts = await store
    .selectFrom('posts')
    .select(['id', 'title', 'publish_at'])
    .where('deleted_at', 'is', null)
    .where('status', '=', 'published')
    .where('publish_at', '>', clock().toISOString())
    .orderBy('publish_at')
    .limit(POSTS_MAX)
    .execute()
  return posts.map(({ id, title, publish_at }) => ({
    ...{ id, title, at: publish_at, failure: null, href: postFormPath(id) },
    ...{ action: 'publish', kind: 'post' },
  }))
}

async function offPosts({ store, clock }: AdminContext): Promise<Found[]> {
  const posts = await store
    .selectFrom('posts')
    .select(['id', 'title', 'off_at as at'])
    .where('deleted_at', 'is', null)
    .where('status', '=', 'published')
    .where('off_at', '>', clock().toISOString())
    .orderBy('off_at')
    .limit(POSTS_MAX)
    .execute()
  return posts.map(({ id, title, at }) => ({
    ...{ id: `${id} off`, title, at: at ?? '', failure: null, href: postFormPath(id) },
    ...{ action: 'take-off', kind: 'post' },
  }))
}

/** Letters to be sent, and those that could not be. */
async function letterEntries({ store }: AdminContext): Promise<Found[]> {
  const letters = await store
    .selectFrom('letters')
    .select(['id', 'subject', 'due_at', 'failure'])
    .where((row) => row.or([row('state', '=', 'scheduled'), row('failure', 'is not', null)]))
    .orderBy('due_at')
    .execute()
  return letters.map(({ id, subject, due_at, failure }) => ({
    ...{ id, title: letterName(subject), at: due_at ?? '', failure, href: letterPath(id) },
    ...{ action: 'send', kind: 'letter' },
  }))
}
