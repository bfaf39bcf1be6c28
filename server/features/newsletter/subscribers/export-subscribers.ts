import { localDay } from '#model/local-time.ts'
import { consentTextOf } from '#model/newsletter/newsletter.ts'
import type { NewsletterSettings } from '#model/newsletter/newsletter-settings.ts'
import { listIn } from '#model/newsletter/subscriber-data.ts'
import { subscriberFilterSchema } from '#model/newsletter/subscriber-schemas.ts'
import { download } from '#server/actions/action.ts'
import { type CsvColumn, csvLines } from '#server/actions/csv.ts'
import { topicNames } from '#server/features/newsletter/topics.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { filterSubscribers, type SubscriberFilter } from './filter-subscribers.ts'

/** Rows per query. */
const BATCH = 2_000

/** Column names that an import understands. */
const columnsOf = (settings: NewsletterSettings): CsvColumn<SubscriberRow>[] => [
  { head: 'email', value: ({ email }) => email },
  { head: 'state', value: ({ state }) => state },
  { head: 'subscribed_at', value: ({ created_at }) => created_at },
  { head: 'consent_at', value: ({ consent_at }) => consent_at },
  { head: 'consent_text', value: (row) => consentTextOf(row.consent_version) },
  { head: 'consent_source', value: ({ consent_source }) => consent_source },
  { head: 'consent_ip', value: ({ consent_ip }) => consent_ip },
  { head: 'confirmed_at', value: ({ confirmed_at }) => confirmed_at },
  { head: 'unsubscribed_at', value: ({ unsubscribed_at }) => unsubscribed_at },
  { head: 'first_name', value: ({ first_name }) => first_name },
  { head: 'company', value: ({ company }) => company },
  { head: 'language', value: ({ language }) => language },
  { head: 'tags', value: ({ tags }) => listIn(tags).join(', ') },
  { head: 'topics', value: ({ topics }) => topicNames(settings, topics).join(', ') },
  { head: 'paused_until', value: ({ paused_until }) => paused_until },
]

/** The filtered subscribers as CSV, oldest first. Every export is recorded in the audit log. */
export const exportSubscribers = download(
  'editor',
  subscriberFilterSchema,
  async (context, filter) => {
    await context.store.transaction().execute((transaction) =>
      audit(transaction, context, {
        action: 'newsletter.exported',
        subject: 'subscribers',
        summary: `Exported ${filter.state ?? 'all'} newsletter subscribers as CSV`,
      }),
    )
    const { timeZone } = await context.content.site()
    return {
      name: `subscribers-${localDay(context.clock(), timeZone)}.csv`,
      mediaType: 'text/csv; charset=utf-8',
      body: csvLines(
        columnsOf(context.content.current().newsletter),
        eachSubscriber(context.store, filter),
      ),
    }
  },
)

async function* eachSubscriber(store: Store, filter: SubscriberFilter) {
  let last: SubscriberRow | undefined
  do {
    let rows = filterSubscribers(store, filter)
    if (last) {
      const { created_at, id } = last
      rows = rows.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(created_at, id)),
      )
    }
    const batch: SubscriberRow[] = await rows
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .limit(BATCH)
      .execute()
    yield* batch
    last = batch.length === BATCH ? batch.at(-1) : undefined
  } while (last)
}
