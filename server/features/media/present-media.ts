import type { Picture } from '#model/content/picture.ts'
import { type Focus, parseFocus } from '#model/media/focus.ts'
import { mediaFilmSrc, mediaPicture } from '#model/media/media.ts'
import type { MediaRow } from '#server/platform/db/rows/media.ts'
import { ATTEMPTS_MAX } from './finish-pictures.ts'
import type { SamplePicture } from './sample-pictures.ts'

/** A picture of the library; `picture` fits any block. Times are ISO strings, null for a sample picture. */
export type MediaItem = {
  id: string
  name: string
  picture: Picture
  /** URL of the film whose first frame the picture is. */
  film: string | null
  /** Changes when the file is replaced. */
  version: string
  used: boolean
  needsAlt: boolean
  focus: Focus | null
  /** 'pending' while only the smallest size exists, 'failed' if the others could not be made. */
  sizes: 'complete' | 'pending' | 'failed'
  /** Came with the site: it can be used, but not changed. */
  isSample: boolean
  at: string | null
  changedAt: string | null
}

/** A row as the library shows it. */
export function presentMedia(row: MediaRow, used: boolean): MediaItem {
  const { id, name, created_at, updated_at } = row
  return {
    id,
    name,
    picture: mediaPicture(row),
    film: mediaFilmSrc(row),
    version: row.version,
    used,
    needsAlt: row.needs_alt === 1,
    focus: parseFocus(row.focus),
    sizes: sizesOf(row),
    isSample: false,
    at: created_at,
    changedAt: updated_at,
  }
}

/** A sample picture as the library shows it. */
export function presentSample({ id, name, picture }: SamplePicture, used: boolean): MediaItem {
  const never = {
    film: null,
    needsAlt: false,
    focus: null,
    sizes: 'complete',
    at: null,
    changedAt: null,
  } as const
  return { id, name, picture, version: '', used, isSample: true, ...never }
}

function sizesOf({ unfinished, attempts }: MediaRow) {
  if (unfinished === null) return 'complete'
  return attempts < ATTEMPTS_MAX ? 'pending' : 'failed'
}
