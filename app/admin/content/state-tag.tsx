import { Tag } from '#app/admin/kit/tag.tsx'
import type { DocumentEntry } from '#model/content/editor.ts'

/** True if there is something to say of a document besides how it came with the site. */
export function isChanged(
  entry: Pick<DocumentEntry, 'lastChange' | 'isInvalid' | 'isOff' | 'plans'>,
) {
  const { lastChange, isInvalid, isOff, plans } = entry
  return lastChange !== null || isInvalid || isOff || plans.length > 0
}

/** Draft/published badge; nothing for an untouched document. */
export function StateTag({
  entry,
}: {
  entry: Pick<DocumentEntry, 'hasDraft' | 'hasOriginal' | 'isPublished' | 'isInvalid' | 'isOff'>
}) {
  const { hasDraft, hasOriginal, isPublished, isInvalid, isOff } = entry
  if (isInvalid) return <Tag tone="late">Needs fixing</Tag>
  if (hasDraft && !isPublished && !hasOriginal) {
    return <Tag tone="loud">Unpublished</Tag>
  }
  if (hasDraft) return <Tag tone="loud">Draft</Tag>
  // A tag of its own says that it is unpublished.
  return isPublished && !isOff ? (
    <Tag tone="good">{hasOriginal ? 'Changed' : 'Published'}</Tag>
  ) : null
}
