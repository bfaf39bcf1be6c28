import { letterPath } from '#model/admin-paths.ts'
import { MEDIA_ROOT, picturesIn } from '#model/media/media-address.ts'
import { letterName } from '#model/newsletter/letter.ts'
import { replacePicture } from './replace-picture.ts'
import { type Db, mediaAddress, type UseSource } from './use-source.ts'

/** Letters to subscribers, also those sent: an email shows its pictures from here whenever it is opened. */
export const letterSource: UseSource = {
  async find(db, id) {
    const rows = await lettersWith(db, mediaAddress(id)).execute()
    return rows.map(({ id, subject }) => ({
      what: `The letter “${letterName(subject)}”`,
      href: letterPath(id),
    }))
  },

  async pictures(db) {
    const rows = await lettersWith(db, `${MEDIA_ROOT}/`).execute()
    return picturesIn(...rows.map(({ markdown }) => markdown))
  },

  /** What is being sent or was sent keeps the old address, which leads to the new file. */
  async replace(transaction, _, { id, picture }) {
    const rows = await lettersWith(transaction, mediaAddress(id))
      .where('state', 'in', ['draft', 'scheduled'])
      .execute()
    for (const letter of rows) {
      await transaction
        .updateTable('letters')
        .set((columns) => ({
          markdown: replacePicture(letter.markdown, id, picture),
          // Open editors get a conflict instead of saving over the change.
          version: columns('version', '+', 1),
        }))
        .where('id', '=', letter.id)
        .where('version', '=', letter.version)
        .execute()
    }
    return rows.length
  },
}

function lettersWith(db: Db, part: string) {
  return db
    .selectFrom('letters')
    .select(['id', 'subject', 'markdown', 'version'])
    .where('markdown', 'like', `%${part}%`)
    .orderBy('created_at')
    .orderBy('id')
}
