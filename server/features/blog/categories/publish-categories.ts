import type { Category } from '#model/blog/categories.ts'
import { publishChecked } from '#server/features/content/editor/publish-revisions.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import type { Publisher } from '#server/features/content/editor/validate-revisions.ts'
import {
  bumpVersion,
  type Writer,
  writePublished,
} from '#server/features/content/editor/write-document.ts'

const KEY = 'categories'

/** Publishes a change of the categories as a new version of their document. */
export async function publishCategories(
  context: Publisher & Writer,
  summary: string,
  change: (categories: readonly Category[]) => Category[],
) {
  const { content, store } = context
  // Before the categories, so that a change made meanwhile is noticed.
  const { version } = await readStored(store, KEY)
  await content.refresh()
  const body = JSON.stringify(change(await content.categories()))
  const published = { action: 'content.published', summary } as const
  await publishChecked(context, [{ key: KEY, body }], published, async (transaction) => {
    await bumpVersion(transaction, KEY, version)
    await writePublished(transaction, context, KEY, body, null)
  })
}
