import { issuePath } from '#model/admin-paths.ts'
import { MEDIA_ROOT, picturesIn } from '#model/media/media-address.ts'
import { issueName } from '#model/newsletter/issue.ts'
import { replacePicture } from './replace-picture.ts'
import { type Db, mediaAddress, type UseSource } from './use-source.ts'

/** Issues to subscribers, also those sent: an email shows its pictures from here whenever it is opened. */
export const issueSource: UseSource = {
  async find(db, id) {
    const rows = await issuesWith(db, mediaAddress(id)).execute()
    return rows.map(({ id, subject }) => ({
      what: `The issue “${issueName(subject)}”`,
      href: issuePath(id),
    }))
  },

  async pictures(db) {
    const rows = await issuesWith(db, `${MEDIA_ROOT}/`).execute()
    return picturesIn(...rows.map(({ markdown }) => markdown))
  },

  /** What is being sent or was sent keeps the old address, which leads to the new file. */
  async replace(transaction, _, { id, picture }) {
    const rows = await issuesWith(transaction, mediaAddress(id))
      .where('state', 'in', ['draft', 'scheduled'])
      .execute()
    for (const issue of rows) {
      await transaction
        .updateTable('newsletter_issues')
        .set((columns) => ({
          markdown: replacePicture(issue.markdown, id, picture),
          // Open editors get a conflict instead of saving over the change.
          version: columns('version', '+', 1),
        }))
        .where('id', '=', issue.id)
        .where('version', '=', issue.version)
        .execute()
    }
    return rows.length
  },
}

function issuesWith(db: Db, part: string) {
  return db
    .selectFrom('newsletter_issues')
    .select(['id', 'subject', 'markdown', 'version'])
    .where('markdown', 'like', `%${part}%`)
    .orderBy('created_at')
    .orderBy('id')
}
