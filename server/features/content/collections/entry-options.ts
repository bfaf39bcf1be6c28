import { entryKinds } from '#model/content/collections.ts'
import type { EntryOption, EntryOptions } from '#model/content/editor.ts'
import type { Deps } from '#server/deps.ts'
import { entryTitle } from '#server/features/content/editor/document-names.ts'
import { entryDetail, entryPicture } from './entry-facts.ts'
import { readStoredEntries } from './stored-entries.ts'

/** The entries of every collection in order, drafts included, for the editor of a section that shows them. */
export async function entryOptions(deps: Pick<Deps, 'store' | 'content'>): Promise<EntryOptions> {
  const options: EntryOptions = {}
  for (const kind of entryKinds) {
    const order = deps.content.current().orders[kind]
    options[kind] = (await readStoredEntries(deps, kind))
      .filter(({ isDeleted }) => !isDeleted)
      .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
      .map(
        ({ key, id, value, isPublished, hasOriginal }): EntryOption => ({
          id,
          title: entryTitle(key, value),
          detail: entryDetail(kind, value),
          picture: entryPicture(kind, value),
          isPublic: isPublished || hasOriginal,
        }),
      )
  }
  return options
}
