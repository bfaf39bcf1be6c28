import type { PostForm } from '#model/blog/post-form-schema.ts'
import { localDay, localTime, momentOf } from '#model/local-time.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import { fail } from '#server/platform/http/problem.ts'

type Known = Pick<PostRow, 'status' | 'publish_at' | 'published_on'>

/**
 * When a post appears, and the day that its readers are shown. Without a moment it appears as soon as it is
 * published, and keeps the moment at which it did.
 * @throws HttpError 422 where the form's moment is none.
 */
export function publishMoment(form: PostForm, zone: string, now: Date, before?: Known) {
  const at = momentFor(form, zone, now, before)
  if (!at) {
    const sentence =
      'Choose a day and a time that there are, in a year before 9999, or leave both empty'
    fail(422, sentence, { errors: { publishAt: sentence } })
  }
  // A day that stood in the content need not be that of its moment in this zone.
  if (before && at === before.publish_at) {
    return { publish_at: at, published_on: before.published_on }
  }
  return { publish_at: at, published_on: localDay(new Date(at), zone) }
}

/** The ISO moment at which a post would appear by this form; null where the form's moment is none. */
export function momentFor(
  { publishAt, status }: PostForm,
  zone: string,
  now: Date,
  before?: Known,
): string | null {
  if (publishAt === '') {
    const hasAppeared = before?.status === 'published' && before.publish_at <= now.toISOString()
    if (before && hasAppeared) return before.publish_at
    // A draft that goes on as one keeps its place in the list.
    if (before && status === 'draft' && before.publish_at <= now.toISOString()) {
      return before.publish_at
    }
    return now.toISOString()
  }
  // The form knows minutes; the moment itself may be finer.
  if (before && publishAt === localTime(new Date(before.publish_at), zone)) return before.publish_at
  return momentOf(publishAt, zone)?.toISOString() ?? null
}
