import type { Deps } from '#server/deps.ts'
import { eachPost } from './each-post.ts'
import { setEntry } from './import-entries.ts'
import { pictureKey } from './read/post-entry.ts'

/** Leaves out the posts that an earlier import added, and the pictures that only they show. */
export async function skipDoubles({ store }: Pick<Deps, 'store'>, import_id: string) {
  const doubles = await store
    .selectFrom('import_entries as own')
    .innerJoin('import_entries as earlier', 'earlier.origin', 'own.origin')
    .innerJoin('posts', 'posts.id', 'earlier.target')
    .select(['own.source', 'posts.title'])
    .where('own.import_id', '=', import_id)
    .where('own.kind', '=', 'post')
    .where('own.state', '=', 'waiting')
    .where('earlier.import_id', '!=', import_id)
    .where('earlier.kind', '=', 'post')
    .where('earlier.state', '=', 'done')
    .execute()
  if (doubles.length === 0) return
  const shown = new Set<string>()
  const skipped = new Set(doubles.map(({ source }) => source))
  for await (const { source, old } of eachPost(store, import_id)) {
    if (!skipped.has(source)) for (const address of old.pictures) shown.add(pictureKey(address))
  }
  const pictures = await store
    .selectFrom('import_entries')
    .select('source')
    .where('import_id', '=', import_id)
    .where('kind', '=', 'picture')
    .where('state', '=', 'waiting')
    .execute()
  const unshown = pictures.filter(({ source }) => !shown.has(source))
  await store.transaction().execute(async (transaction) => {
    for (const { source, title } of doubles) {
      const note = `It is here already as “${title}”.`
      await setEntry(transaction, { import_id, kind: 'post', source }, { state: 'skipped', note })
    }
    for (const { source } of unshown) {
      await setEntry(transaction, { import_id, kind: 'picture', source }, { state: 'skipped' })
    }
  })
}
