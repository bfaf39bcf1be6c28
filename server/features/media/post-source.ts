import { adminPaths } from '#model/admin-paths.ts'
import { takeTurn } from '#server/features/blog/posts/lock-posts.ts'
import { keepFirstRevision, writeRevision } from '#server/features/blog/posts/revisions.ts'
import type { Desk } from '#server/platform/actions/admin-context.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { picturesInPosts } from './posts-pictures.ts'
import { postsWith } from './posts-with.ts'
import { renewPictures } from './renew-pictures.ts'
import { mediaAddress, type Renewal, type UseSource } from './uses.ts'

/** Covers of posts and pictures inside their texts, also of those in the trash, which may come back. */
export const postSource: UseSource = {
  async find(db, id) {
    const rows = await postsWith(db, mediaAddress(id))
      .select(['id', 'title', 'deleted_at'])
      .execute()
    return rows.map(({ id, title, deleted_at }) =>
      deleted_at
        ? { what: `The post “${title}”, in the trash`, href: `${adminPaths.blog}/trash` }
        : { what: `The post “${title}”`, href: `${adminPaths.blog}/${id}` },
    )
  },

  pictures: picturesInPosts,

  async renew(transaction, desk, renewal) {
    await takeTurn(transaction)
    const rows = await postsWith(transaction, mediaAddress(renewal.id)).selectAll().execute()
    for (const row of rows) await renewPost(transaction, desk, row as PostRow, renewal)
    return rows.length
  },
}

/** Saved as an editor would save it, so that the history knows; nobody's unsaved text is overtaken by it. */
async function renewPost(
  transaction: StoreTransaction,
  desk: Desk,
  before: PostRow,
  { id, name, picture }: Renewal,
) {
  const { timeZone } = await desk.content.site()
  const changes = {
    image: renewPictures(before.image, id, picture),
    markdown: renewPictures(before.markdown, id, picture),
    version: before.version + 1,
    updated_at: desk.clock().toISOString(),
  }
  await keepFirstRevision(transaction, desk, before, timeZone)
  await transaction.updateTable('posts').set(changes).where('id', '=', before.id).execute()
  const row = { ...before, ...changes }
  await writeRevision(transaction, desk, row, timeZone, `Picture “${name}” replaced`)
  await transaction
    .updateTable('post_working_copies')
    .set({ base_version: row.version })
    .where('post_id', '=', before.id)
    .where('base_version', '=', before.version)
    .execute()
}
