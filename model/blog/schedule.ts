import type { PostFields } from './post-form.ts'

type Planned = Pick<PostFields, 'status' | 'publishAt'>

/**
 * The fields after a publish time was entered: a time in the future schedules a draft, and taking it away again makes a
 * post that readers have not seen yet a draft again. `now` is the local time of the site, as in the field.
 */
export function withPublishTime<T extends Planned>(
  fields: T,
  publishAt: string,
  isPublic: boolean,
  now: string,
): T {
  const wasPlanned = fields.publishAt > now
  const isPlanned = publishAt > now
  const next = { ...fields, publishAt }
  if (isPlanned) return { ...next, status: 'published' }
  return wasPlanned && !isPublic ? { ...next, status: 'draft' } : next
}
