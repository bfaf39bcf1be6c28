import type { PostForm } from '#model/blog/post-form-schema.ts'
import { localTime, zonedTimeToUtc } from '#model/local-time.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import { fail } from '#server/platform/http/problem.ts'

type Before = Pick<PostRow, 'off_at'>

/**
 * When a post is unpublished, as an ISO string; null for drafts and without a time. A post that is off stays so until
 * its time is changed.
 * @throws 422 if the time is invalid, in the past, or not after the publish time
 */
export function offTime(
  { offAt, status }: PostForm,
  publishAt: string,
  zone: string,
  now: Date,
  before?: Before,
): string | null {
  if (status === 'draft' || offAt === '') return null
  const at = parsedTime(offAt, zone, before)
  if (at === null) rejectTime('Enter a valid date and time before the year 9999, or leave it empty')
  const isPast = at <= now.toISOString()
  if (isPast && at !== before?.off_at)
    rejectTime('Unpublish it at a time in the future, or leave this empty')
  if (at <= publishAt) rejectTime('Unpublish it at a time after it is published')
  return at
}

/** The time as an ISO string; null if it is invalid. */
export function parsedTime(offAt: string, zone: string, before?: Before) {
  // The form has minutes only.
  if (before?.off_at && offAt === localTime(new Date(before.off_at), zone)) return before.off_at
  return zonedTimeToUtc(offAt, zone)?.toISOString() ?? null
}

function rejectTime(message: string): never {
  fail(422, message, { errors: { offAt: message } })
}
