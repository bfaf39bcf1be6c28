import type { z } from 'zod'
import { mediaFilmSrc, mediaNameOf, mediaSlug } from '#model/media/media.ts'
import { mediaUploadSchema } from '#model/media/media-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { MediaRow } from '#server/platform/db/rows/media.ts'
import { searchText } from '#server/platform/db/search-text.ts'
import { shownFileName } from '#server/platform/files/file-name.ts'
import { presentMedia } from './present-media.ts'
import { receiveFilm } from './receive-film.ts'
import { type ReceivedFilm, receiveImage } from './receive-image.ts'
import { usedPictures } from './uses.ts'

/** Adds a picture, or a film with its first frame; a file that is already in the library is not added again. */
export const uploadMedia = mutation('author', mediaUploadSchema, (context, { film, ...upload }) =>
  film
    ? receiveFilm(context, film, (one) => add(context, upload, film, one))
    : add(context, upload),
)

type Upload = Omit<z.output<typeof mediaUploadSchema>, 'film'>

function add(
  context: AdminContext,
  { file, alt, needsAlt, name: givenName }: Upload,
  named: File = file,
  film?: ReceivedFilm,
) {
  return receiveImage(context, file, async (received, make) => {
    const { sha256 } = film ?? received
    const known = await findSame(context, sha256)
    if (known) return duplicateResult(context, known)
    const name = givenName || mediaNameOf(shownFileName(named.name)) || (film ? 'Film' : 'Picture')
    const id = context.newId()
    const slug = mediaSlug(name)
    const { drop, ...files } = await make({ id, slug, film })
    const now = context.clock().toISOString()
    const about = { name, alt, needs_alt: Number(needsAlt), search_text: searchText(name, alt) }
    const times = { created_at: now, updated_at: now }
    const row: MediaRow = { id, slug, ...about, ...files, focus: null, sha256, ...times }
    try {
      if (await insert(context, row)) {
        return { message: `“${name}” is in the library.`, value: presentMedia(row, false) }
      }
    } catch (error) {
      await drop()
      throw error
    }
    // A concurrent upload of the same file won.
    await drop()
    const first = await findSame(context, sha256)
    if (!first) throw new Error('A picture was neither added nor found.')
    return duplicateResult(context, first)
  })
}

function findSame({ store }: AdminContext, sha256: string) {
  return store.selectFrom('media').selectAll().where('sha256', '=', sha256).executeTakeFirst()
}

async function duplicateResult({ store }: AdminContext, row: MediaRow) {
  const used = await usedPictures(store)
  const message = `This file is already in the library as “${row.name}”.`
  return { message, value: presentMedia(row, used.has(row.id)) }
}

function insert(context: AdminContext, row: MediaRow) {
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
