import { adminPaths } from '#model/admin-paths.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { lockPosts } from '#server/features/blog/posts/lock-posts.ts'
import { keepFirstRevision, writeRevision } from '#server/features/blog/posts/revisions.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { picturesInPosts, postsWith } from './pictures-in-posts.ts'
import { replacePicture } from './replace-picture.ts'
import { mediaAddress, type Replacement, type UseSource } from './use-source.ts'

/** Covers and inline pictures of posts, trashed ones included: they may be restored. */
export const postSource: UseSource = {
  async find(db, id) {
    const rows = await postsWith(db, mediaAddress(id))
      .select(['id', 'title', 'deleted_at'])
      .execute()
    return rows.map(({ id, title, deleted_at }) =>
      deleted_at
        ? { what: `The post “${title}” (in the trash)`, href: `${adminPaths.blog}/trash` }
        : { what: `The post “${title}”`, href: `${adminPaths.blog}/${id}` },
    )
  },

  pictures: picturesInPosts,

  async replace(transaction, context, replacement) {
    await lockPosts(transaction)
    const rows = await postsWith(transaction, mediaAddress(replacement.id)).selectAll().execute()
    for (const row of rows) await replaceInPost(transaction, context, row as PostRow, replacement)
    return rows.length
  },
}

/** Saves a revision as an editor would, and rebases autosaves so that it causes no conflict. */
async function replaceInPost(
  transaction: StoreTransaction,
  context: AdminContext,
  before: PostRow,
  { id, note, picture }: Replacement,
) {
  const { timeZone } = await context.content.site()
  const changes = {
    image: replacePicture(before.image, id, picture),
    share_image: replacePicture(before.share_image, id, picture),
    markdown: replacePicture(before.markdown, id, picture),
    version: before.version + 1,
    updated_at: context.clock().toISOString(),
  }
  await keepFirstRevision(transaction, context, before, timeZone)
  await transaction.updateTable('posts').set(changes).where('id', '=', before.id).execute()
  const row = { ...before, ...changes }
  await writeRevision(transaction, context, row, timeZone, note)
  await transaction
    .updateTable('post_autosaves')
    .set({ base_version: row.version })
    .where('post_id', '=', before.id)
    .where('base_version', '=', before.version)
    .execute()
}
