import { Tag } from '#app/admin/kit/tag.tsx'
import type { DocumentEntry } from '#model/content/editor.ts'

/** Draft/published badge; empty for an untouched document. */
export function StateTag({
  entry,
}: {
  entry: Pick<DocumentEntry, 'hasDraft' | 'hasOriginal' | 'isPublished' | 'isInvalid'>
}) {
  const { hasDraft, hasOriginal, isPublished, isInvalid } = entry
  if (isInvalid) return <Tag tone="late">Needs fixing</Tag>
  if (hasDraft && !isPublished && !hasOriginal) {
    return <Tag tone="loud">Unpublished</Tag>
  }
  if (hasDraft) return <Tag tone="loud">Draft</Tag>
  return isPublished ? <Tag tone="good">{hasOriginal ? 'Changed' : 'Published'}</Tag> : null
}
