import { documentPath } from '#model/admin-paths.ts'
import { MEDIA_ROOT, picturesIn } from '#model/media/media-address.ts'
import { currentRevisions, replaceBody } from '#server/features/content/editor/current-revisions.ts'
import { replacePicture } from './replace-picture.ts'
import { mediaAddress, type UseSource } from './use-source.ts'

/** Published and planned revisions and drafts of content documents; older revisions do not count. */
export const contentSource: UseSource = {
  async find(db, id) {
    const rows = await currentRevisions(db, mediaAddress(id))
    return rows.map(({ document, state }) => ({
      what: placeName(document, state),
      href: documentPath(document),
    }))
  },

  async pictures(db) {
    const rows = await currentRevisions(db, `${MEDIA_ROOT}/`)
    return picturesIn(...rows.map(({ body }) => body))
  },

  async replace(transaction, context, { id, note, picture }) {
    const rows = await currentRevisions(transaction, mediaAddress(id))
    for (const row of rows) {
      await replaceBody(transaction, context, row, replacePicture(row.body, id, picture), note)
    }
    return rows.length
  },
}

function placeName(document: string, state: string) {
  const [kind, name] = document.split(':', 2)
  const label = name ? `The ${kind} “${name}”` : `The document “${document}”`
  return state === 'draft' ? `${label} (draft)` : label
}
