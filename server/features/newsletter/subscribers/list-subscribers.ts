import { consentTextOf } from '#model/newsletter/newsletter.ts'
import type { NewsletterSettings } from '#model/newsletter/newsletter-settings.ts'
import { SUBSCRIBERS_PER_PAGE, type SubscriberState } from '#model/newsletter/subscriber.ts'
import { listIn } from '#model/newsletter/subscriber-data.ts'
import { subscriberListSchema } from '#model/newsletter/subscriber-schemas.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { suppressedAmong } from '#server/features/newsletter/bounces/suppress.ts'
import { listTags } from '#server/features/newsletter/list-tags.ts'
import { topicNames } from '#server/features/newsletter/topics.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { filterSubscribers } from './filter-subscribers.ts'

/** A page of subscribers, newest first, and how many there are in each state. */
export const listSubscribers = query(
  'editor',
  subscriberListSchema,
  async ({ store, content }, input) => {
    const { page, ...filter } = input
    const settings = content.current().newsletter
    const counts = await countByState(store)
    const rows = await filterSubscribers(store, filter)
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(SUBSCRIBERS_PER_PAGE + 1)
      .offset((page - 1) * SUBSCRIBERS_PER_PAGE)
      .execute()
    const suppressed = await suppressedAmong(
      store,
      rows.map(({ email_lower }) => email_lower),
    )
    return {
      filter,
      tags: await listTags(store),
      languages: settings.languages,
      counts,
      page,
      subscribers: rows.slice(0, SUBSCRIBERS_PER_PAGE).map((row) => ({
        ...present(row, settings),
        /** Gets no issues, because mail comes back or was reported as spam. */
        isSuppressed: suppressed.has(row.email_lower),
      })),
      hasMore: rows.length > SUBSCRIBERS_PER_PAGE,
      /** Unknown for a search and a tag. */
      total: filter.search || filter.tag ? undefined : totalOf(counts, filter.state),
    }
  },
)

async function countByState(store: Store) {
  const rows = await store
    .selectFrom('newsletter_subscribers')
    .select(['state', ({ fn }) => fn.countAll().as('count')])
    .groupBy('state')
    .execute()
  const counts = { pending: 0, confirmed: 0, unsubscribed: 0 }
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}

function totalOf(counts: Record<SubscriberState, number>, state: SubscriberState | null) {
  return state ? counts[state] : counts.pending + counts.confirmed + counts.unsubscribed
}

/** A row of the list; times are ISO strings. */
export type Subscriber = ResultOf<typeof listSubscribers>['subscribers'][number]

function present(row: SubscriberRow, settings: NewsletterSettings) {
  return {
    id: row.id,
    email: row.email,
    state: row.state,
    since: row.created_at,
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
    firstName: row.first_name ?? '',
    company: row.company ?? '',
    language: row.language ?? '',
    tags: listIn(row.tags),
    topics: topicNames(settings, row.topics),
    pausedUntil: row.paused_until,
    /** The time of consent, our wording, and the source stated by the person who added the address; the IP address of a list. */
    consent: {
      at: row.consent_at,
      text: consentTextOf(row.consent_version),
      source: row.consent_source,
      ip: row.consent_ip,
    },
  }
}
