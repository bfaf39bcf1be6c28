import { type RawBuilder, sql } from 'kysely'
import { addDays } from '#model/day.ts'
import { countedVersions } from '#model/newsletter/newsletter.ts'
import { ENGAGED_DAYS, type Segment, type SubscriberSource } from '#model/newsletter/segment.ts'
import { likePattern } from '#server/platform/db/like.ts'

type Condition = RawBuilder<boolean>

/** The conditions of a segment on `newsletter_subscribers` at a time, and that nobody has paused. */
export function segmentConditions(segment: Segment, time: string): Condition[] {
  const { source, from, to, language, tags, topics, services, engaged } = segment
  const all = [
    sql<boolean>`(newsletter_subscribers.paused_until is null or newsletter_subscribers.paused_until <= ${time})`,
  ]
  if (source) all.push(sources[source])
  if (from) all.push(sql`newsletter_subscribers.consent_at >= ${from}`)
  if (to) all.push(sql`newsletter_subscribers.consent_at < ${addDays(to, 1)}`)
  if (language) all.push(sql`newsletter_subscribers.language = ${language}`)
  if (tags?.length) all.push(anyOf(tags.map((tag) => hasValue('tags', tag))))
  if (topics?.length) {
    const isOpen = sql<boolean>`newsletter_subscribers.topics is null`
    all.push(anyOf([isOpen, ...topics.map((topic) => hasValue('topics', topic))]))
  }
  if (services?.length) all.push(hasAskedFor(services))
  if (engaged !== undefined) all.push(engaged ? isEngaged(time) : isNotEngaged(time))
  return all
}

/** An import knows when people agreed; who has agreed anew since came by themselves, or was added by the team. */
const isImported = sql<boolean>`(newsletter_subscribers.import_at is not null
  and newsletter_subscribers.consent_at <= newsletter_subscribers.import_at)`

const sources: Record<SubscriberSource, Condition> = {
  import: isImported,
  staff: sql`(newsletter_subscribers.consent_source is not null and not ${isImported})`,
  form: sql`(newsletter_subscribers.consent_source is null and not ${isImported})`,
}

function anyOf(conditions: Condition[]): Condition {
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** A list in a column is JSON, and no value has quotation marks. */
export function hasValue(column: 'tags' | 'topics', value: string): Condition {
  const place = sql.ref(`newsletter_subscribers.${column}`)
  return sql`${place} like ${likePattern(JSON.stringify(value))} escape ${'\\'}`
}

function hasAskedFor(services: readonly string[]): Condition {
  return sql`newsletter_subscribers.email_lower in (select lower(leads.email) from leads
    where leads.status <> 'spam' and leads.service in (${sql.join(services)}))`
}

function isEngaged(time: string): Condition {
  const since = new Date(Date.parse(time) - ENGAGED_DAYS * 86_400_000).toISOString()
  return sql`newsletter_subscribers.id in (select newsletter_clicks.subscriber_id
    from newsletter_clicks where newsletter_clicks.clicked_at >= ${since})`
}

/** Of those who agreed to be counted: nothing is known of the others. */
function isNotEngaged(time: string): Condition {
  return sql`(newsletter_subscribers.consent_version in (${sql.join(countedVersions)})
    and not ${isEngaged(time)})`
}
