import { adminPaths } from '#model/paths.ts'
import { renewPictures } from './renew-pictures.ts'
import { type Db, mediaAddress, type UseSource } from './uses.ts'

/** Covers of posts, and pictures inside their texts. */
export const postSource: UseSource = {
  async find(db, part) {
    const rows = await postsWith(db, part)
    return rows.map(({ image, markdown, title }) => ({
      texts: [image, markdown],
      use: { what: `The post “${title}”`, href: adminPaths.blog },
    }))
  },

  async renew(transaction, { clock }, { id, picture }) {
    const rows = await postsWith(transaction, mediaAddress(id))
    for (const { id: post, image, markdown } of rows) {
      await transaction
        .updateTable('posts')
        .set({
          image: renewPictures(image, id, picture),
          markdown: renewPictures(markdown, id, picture),
          updated_at: clock().toISOString(),
        })
        .where('id', '=', post)
        .execute()
    }
    return rows.length
  },
}

function postsWith(db: Db, part: string) {
  return db
    .selectFrom('posts')
    .select(['id', 'title', 'image', 'markdown'])
    .where((where) =>
      where.or([where('image', 'like', `${part}%`), where('markdown', 'like', `%${part}%`)]),
    )
    .orderBy('id')
    .execute()
}
