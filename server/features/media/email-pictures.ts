import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { EmailPicture, EmailPictures } from '#model/mail/mail.ts'
import { mediaSrc } from '#model/media/media.ts'
import { picturesIn } from '#model/media/media-address.ts'
import type { MediaRow } from '#server/platform/db/rows/media.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { Report } from '#server/platform/runtime.ts'
import type { ImageProcessor } from './image-processor.ts'
import type { MediaStore } from './media-store.ts'

/** Makes the files of pictures for emails, each when it is first needed. */
export type EmailPictureFiles = {
  /** Those of the pictures in a text, except for those that cannot be made. */
  in(markdown: string): Promise<EmailPictures>
  /** Null if it is not made yet. */
  find(row: MediaRow): Promise<EmailPicture | null>
  /** Null if it cannot be made. */
  of(row: MediaRow): Promise<EmailPicture | null>
}

type PictureDeps = {
  store: Store
  media: MediaStore
  imageProcessor: ImageProcessor
  report: Report
}

export function createEmailPictures(deps: PictureDeps): EmailPictureFiles {
  const { store, report } = deps
  /** Several requests for one file make it once. */
  const making = new Map<string, Promise<void>>()

  async function of(row: MediaRow): Promise<EmailPicture | null> {
    const found = await findFile(deps, row)
    if (found) return found
    const key = `${row.id}/${row.version}`
    const made = making.get(key) ?? makeFile(deps, row).finally(() => making.delete(key))
    making.set(key, made)
    await made.catch(report)
    return findFile(deps, row)
  }

  return {
    of,
    find: (row) => findFile(deps, row),
    async in(markdown) {
      const ids = [...new Set(picturesIn(markdown))]
      if (ids.length === 0) return {}
      const rows = await store.selectFrom('media').selectAll().where('id', 'in', ids).execute()
      const pictures: EmailPictures = {}
      for (const row of rows) {
        const picture = await of(row)
        if (picture) pictures[row.id] = picture
      }
      return pictures
    },
  }
}

async function findFile({ media }: PictureDeps, row: MediaRow): Promise<EmailPicture | null> {
  if (row.format === 'svg') return null
  const { width, height } = row
  for (const ending of ['jpg', 'png']) {
    const src = mediaSrc({ ...row, focus: null }).replace(/\.webp$/, `-email.${ending}`)
    if (await media.find(src)) return { src, width, height }
  }
  return null
}

async function makeFile({ store, media, imageProcessor }: PictureDeps, row: MediaRow) {
  // Mail programs don't show SVGs.
  if (row.format === 'svg') return
  const { id, version, slug } = row
  const source = await readSource(media, row)
  if (!source) return
  const draft = await media.draft()
  try {
    const path = join(draft, 'source')
    const folder = join(draft, 'email')
    await pipeline(source.body, createWriteStream(path))
    await mkdir(folder)
    const { extension } = source
    const made = await imageProcessor({ part: 'email', path, extension, folder, slug })
    if ('problem' in made) throw new Error(`No picture for emails of ${id}: ${made.problem}.`)
    await media.keep(folder, row)
  } finally {
    await media.discard(draft)
  }
  const current = await store
    .selectFrom('media')
    .select('id')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  // Deleted or replaced meanwhile: its folder must not come back.
  if (!current) await media.remove(id, version)
}

/** The largest WebP, or the upload until that is made. */
async function readSource(media: MediaStore, row: MediaRow) {
  const upload = row.unfinished === null ? null : await media.readOriginal(row)
  if (upload) return { body: upload.body, extension: row.unfinished ?? '' }
  const largest = await media.read(mediaSrc({ ...row, focus: null }))
  return largest && { body: largest.body, extension: 'webp' }
}
