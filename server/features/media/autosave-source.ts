import { adminPaths } from '#model/admin-paths.ts'
import { MEDIA_ROOT, picturesIn } from '#model/media/media-address.ts'
import { replacePicture } from './replace-picture.ts'
import { type Db, mediaAddress, type UseSource } from './use-source.ts'

/** Autosaves of posts. */
export const autosaveSource: UseSource = {
  async find(db, id) {
    const rows = await autosavesWith(db, mediaAddress(id))
    return rows.map(({ post_id, fields, name }) => ({
      what: `Unsaved changes by ${name ?? 'someone'}: “${titleOf(fields)}”`,
      href: post_id ? `${adminPaths.blog}/${post_id}` : adminPaths.blog,
    }))
  },

  async pictures(db) {
    const rows = await autosavesWith(db, `${MEDIA_ROOT}/`)
    return picturesIn(...rows.map(({ fields }) => fields))
  },

  async replace(transaction, _, { id, picture }) {
    const rows = await autosavesWith(transaction, mediaAddress(id))
    for (const { post_id, user_id, fields } of rows) {
      await transaction
        .updateTable('post_autosaves')
        .set({ fields: replacePicture(fields, id, picture) })
        .where('post_id', '=', post_id)
        .where('user_id', '=', user_id)
        .execute()
    }
    return rows.length
  },
}

function autosavesWith(db: Db, part: string) {
  return db
    .selectFrom('post_autosaves')
    .leftJoin('user', 'user.id', 'user_id')
    .select(['post_id', 'user_id', 'fields', 'name'])
    .where('fields', 'like', `%${part}%`)
    .orderBy('saved_at')
    .execute()
}

function titleOf(fields: string) {
  const { title } = JSON.parse(fields) as { title?: string }
  return title || 'A new post'
}
