import { Tag } from '#app/admin/kit/tag.tsx'
import type { DocumentEntry } from '#model/content/editor.ts'

/** Where a document stands between the original, a draft and the site; of the original there is nothing to say. */
export function StateTag({ entry }: { entry: DocumentEntry }) {
  const { hasDraft, hasOriginal, isPublished, isInvalid } = entry
  if (isInvalid) return <Tag tone="late">Needs mending</Tag>
  if (hasDraft && !isPublished && !hasOriginal) {
    return <Tag tone="loud">Unpublished</Tag>
  }
  if (hasDraft) return <Tag tone="loud">Has a draft</Tag>
  return isPublished ? <Tag tone="good">{hasOriginal ? 'Changed' : 'Published'}</Tag> : null
}
