import type { Deps } from '#server/deps.ts'
import { eachPost } from './each-post.ts'
import { pictureKey } from './read/post-entry.ts'

/** Leaves out the posts that an earlier import added, and the pictures that only they show. */
export async function skipDoubles({ store }: Pick<Deps, 'store'>, id: string) {
  const doubles = await store
    .selectFrom('import_entries as own')
    .innerJoin('import_entries as earlier', 'earlier.origin', 'own.origin')
    .innerJoin('posts', 'posts.id', 'earlier.target')
    .select(['own.source', 'posts.title'])
    .where('own.import_id', '=', id)
    .where('own.kind', '=', 'post')
    .where('own.state', '=', 'waiting')
    .where('earlier.import_id', '!=', id)
    .where('earlier.kind', '=', 'post')
    .where('earlier.state', '=', 'done')
    .execute()
  if (doubles.length === 0) return
  const shown = new Set<string>()
  const skipped = new Set(doubles.map(({ source }) => source))
  for await (const { source, old } of eachPost(store, id)) {
    if (!skipped.has(source)) for (const address of old.pictures) shown.add(pictureKey(address))
  }
  const pictures = await store
    .selectFrom('import_entries')
    .select('source')
    .where('import_id', '=', id)
    .where('kind', '=', 'picture')
    .where('state', '=', 'waiting')
    .execute()
  const unshown = pictures.filter(({ source }) => !shown.has(source))
  await store.transaction().execute(async (transaction) => {
    const skip = (kind: 'post' | 'picture', source: string, note: string | null) =>
      transaction
        .updateTable('import_entries')
        .set({ state: 'skipped', note })
        .where('import_id', '=', id)
        .where('kind', '=', kind)
        .where('source', '=', source)
        .where('state', '=', 'waiting')
        .execute()
    for (const { source, title } of doubles) {
      await skip('post', source, `It is here already as “${title}”.`)
    }
    for (const { source } of unshown) await skip('picture', source, null)
  })
}
