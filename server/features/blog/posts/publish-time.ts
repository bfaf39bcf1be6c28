import type { PostForm } from '#model/blog/post-form-schema.ts'
import { localDay, localTime, zonedTimeToUtc } from '#model/local-time.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import { fail } from '#server/platform/http/problem.ts'

type Before = Pick<PostRow, 'status' | 'publish_at' | 'published_on'>

/**
 * Publish time of a post and the day shown to readers. Without a time, it is published immediately.
 * @throws 422 if the time is invalid
 */
export function publishColumns(form: PostForm, zone: string, now: Date, before?: Before) {
  const at = publishTime(form, zone, now, before)
  if (!at) {
    const message = 'Enter a valid date and time before the year 9999, or leave it empty'
    fail(422, message, { errors: { publishAt: message } })
  }
  // The day of a sample post may differ from that of its publish time in this zone.
  if (before && at === before.publish_at) {
    return { publish_at: at, published_on: before.published_on }
  }
  return { publish_at: at, published_on: localDay(new Date(at), zone) }
}

/** The publish time as an ISO string; null if the form's time is invalid. */
export function publishTime(
  { publishAt, status }: PostForm,
  zone: string,
  now: Date,
  before?: Before,
): string | null {
  if (publishAt === '') {
    const hasAppeared = before?.status === 'published' && before.publish_at <= now.toISOString()
    if (before && hasAppeared) return before.publish_at
    // A draft keeps its place in the list.
    if (before && status === 'draft' && before.publish_at <= now.toISOString()) {
      return before.publish_at
    }
    return now.toISOString()
  }
  // The form has minutes only.
  if (before && publishAt === localTime(new Date(before.publish_at), zone)) return before.publish_at
  return zonedTimeToUtc(publishAt, zone)?.toISOString() ?? null
}
