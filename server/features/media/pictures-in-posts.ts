import { MEDIA_ROOT, picturesIn } from '#model/media/media-address.ts'
import type { Db } from './use-source.ts'

/** Texts fetched per statement. */
const BATCH = 500

/** By post id and version. A version never changes, and fetching 10,000 texts is slow. */
let known = new Map<string, string[]>()

/** Ids of all pictures in posts. */
export async function picturesInPosts(db: Db) {
  const rows = await postsWith(db, `${MEDIA_ROOT}/`).select(['id', 'version']).execute()
  const found = new Map(rows.map((row) => [keyOf(row), known.get(keyOf(row))]))
  const fresh = rows.filter((row) => !found.get(keyOf(row))).map(({ id }) => id)
  for (let start = 0; start < fresh.length; start += BATCH) {
    const texts = await db
      .selectFrom('posts')
      .select(['id', 'version', 'image', 'share_image', 'markdown'])
      .where('id', 'in', fresh.slice(start, start + BATCH))
      .execute()
    for (const row of texts)
      found.set(keyOf(row), picturesIn(row.image, row.share_image, row.markdown))
  }
  const pictures = new Map([...found].map(([key, ids]) => [key, ids ?? []]))
  known = pictures
  return [...pictures.values()].flat()
}

function keyOf({ id, version }: { id: string; version: number }) {
  return `${id} ${version}`
}

/** Posts, trashed ones included, whose cover, share picture or text contains `part`. */
export function postsWith(db: Db, part: string) {
  return db
    .selectFrom('posts')
    .where((where) =>
      where.or([
        where('image', 'like', `${part}%`),
        where('share_image', 'like', `${part}%`),
        where('markdown', 'like', `%${part}%`),
      ]),
    )
    .orderBy('id')
}
