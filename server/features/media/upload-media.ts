import { mediaUploadSchema } from '#model/media/media-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import { addMedia } from './add-media.ts'
import { presentMedia } from './present-media.ts'
import { receiveFilm } from './receive-film.ts'
import { usedPictures } from './uses.ts'

/** Adds a picture, or a film with its first frame; a file that is already in the library is not added again. */
export const uploadMedia = mutation(
  'author',
  mediaUploadSchema,
  async (context, { film, ...upload }) => {
    const { row, isNew } = film
      ? await receiveFilm(context, film, (one) => addMedia(context, upload, film, one))
      : await addMedia(context, upload)
    const used = isNew ? new Set() : await usedPictures(context.store)
    const message = isNew
      ? `“${row.name}” is in the library.`
      : `This file is already in the library as “${row.name}”.`
    return { message, value: presentMedia(row, used.has(row.id)) }
  },
)
