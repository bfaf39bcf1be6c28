import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseFocus } from '#model/media/focus.ts'
import { mediaSrc } from '#model/media/media.ts'
import type { Deps } from '#server/deps.ts'
import type { MediaRow } from '#server/platform/db/rows/media.ts'

/** Makes the share image around a picture's focus, if it has one and all its sizes. Until then the uncropped one's is served. */
export async function makeShareImage(
  { media, imageProcessor }: Pick<Deps, 'media' | 'imageProcessor'>,
  row: MediaRow,
) {
  const focus = parseFocus(row.focus)
  if (!focus || row.unfinished !== null) return
  const largest = await media.read(mediaSrc({ ...row, focus: null }))
  if (!largest) return
  const draft = await media.draft()
  try {
    const path = join(draft, 'largest')
    const folder = join(draft, 'share')
    await pipeline(largest.body, createWriteStream(path))
    await mkdir(folder)
    const { slug } = row
    const made = await imageProcessor({
      ...{ part: 'share', path, extension: 'webp', folder, slug, focus },
    })
    if ('problem' in made) throw new Error(`No share image of ${row.id}: ${made.problem}.`)
    await rename(join(folder, `${slug}.jpg`), join(folder, `${slug}-${row.focus}.jpg`))
    await media.keep(folder, row)
  } finally {
    await media.discard(draft)
  }
}
