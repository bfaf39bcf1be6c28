import type { z } from 'zod'
import { mediaFilmSrc, mediaNameOf, mediaSlug } from '#model/media/media.ts'
import type { mediaUploadSchema } from '#model/media/media-schemas.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { MediaRow } from '#server/platform/db/rows/media.ts'
import { searchText } from '#server/platform/db/search-text.ts'
import { shownFileName } from '#server/platform/files/file-name.ts'
import { type MediaContext, type ReceivedFilm, receiveImage } from './receive-image.ts'

type Upload = Omit<z.output<typeof mediaUploadSchema>, 'film'>

/** A picture of the library, and whether it was added just now. */
type Added = { row: MediaRow; isNew: boolean }

/**
 * Adds a picture, or the first frame of a film, unless the same file is in the library.
 * @throws HttpError 422 with an error for `file`, 503 without virus scanner, 507 without disk space
 */
export function addMedia(
  context: MediaContext,
  { file, alt, needsAlt, name: givenName }: Upload,
  named: File = file,
  film?: ReceivedFilm,
): Promise<Added> {
  return receiveImage(context, file, async (received, make) => {
    const { sha256 } = film ?? received
    const known = await findSame(context, sha256)
    if (known) return { row: known, isNew: false }
    const name = givenName || mediaNameOf(shownFileName(named.name)) || (film ? 'Film' : 'Picture')
    const id = context.newId()
    const slug = mediaSlug(name)
    const { drop, ...files } = await make({ id, slug, film })
    const now = context.clock().toISOString()
    const about = { name, alt, needs_alt: Number(needsAlt), search_text: searchText(name, alt) }
    const times = { created_at: now, updated_at: now }
    const row: MediaRow = { id, slug, ...about, ...files, focus: null, sha256, ...times }
    try {
      if (await insert(context, row)) return { row, isNew: true }
    } catch (error) {
      await drop()
      throw error
    }
    // A concurrent upload of the same file won.
    await drop()
    const first = await findSame(context, sha256)
    if (!first) throw new Error('A picture was neither added nor found.')
    return { row: first, isNew: false }
  })
}

function findSame({ store }: MediaContext, sha256: string) {
  return store.selectFrom('media').selectAll().where('sha256', '=', sha256).executeTakeFirst()
}

function insert(context: MediaContext, row: MediaRow) {
  return context.store.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('media')
      .values(row)
      .onConflict((conflict) => conflict.column('sha256').doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) return false
    const summary = `Added the ${mediaFilmSrc(row) ? 'film' : 'picture'} “${row.name}”`
    await audit(transaction, context, {
      action: 'media.added',
      subject: `media:${row.id}`,
      summary,
    })
    return true
  })
}
