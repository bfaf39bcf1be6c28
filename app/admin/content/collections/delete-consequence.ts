import { collections, type EntryKind } from '#model/content/collections.ts'
import type { CollectionEntry } from '#model/content/editor.ts'
import { jobPath, projectPath } from '#model/paths.ts'

type Deleted = Pick<CollectionEntry, 'id' | 'uses' | 'isPublished' | 'hasOriginal'>

/** What deleting an entry means. */
export function deleteConsequence(kind: EntryKind, entry: Deleted) {
  const { id, uses, isPublished, hasOriginal } = entry
  const isPublic = isPublished || hasOriginal
  const [noun] = collections[kind].nouns
  const page = kind === 'job' ? jobPath(id) : kind === 'case' ? projectPath(id) : null
  const losses = [
    isPublic && page && `Its page ${page} will no longer exist.`,
    isPublic &&
      uses.length > 0 &&
      `The ${noun} disappears from ${list(uses.map((use) => use.title))}.`,
    !isPublic && 'Visitors have never seen it.',
  ]
  return [...losses, 'You can restore it later.'].filter(Boolean).join(' ')
}

function list(titles: string[]) {
  return new Intl.ListFormat('en-US').format(titles.map((title) => `“${title}”`))
}
