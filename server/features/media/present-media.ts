import { mediaPicture } from '#model/media/media.ts'
import type { MediaRow } from '#server/platform/db/rows/media.ts'
import { ATTEMPTS_MAX } from './finish-pictures.ts'

/** A picture of the library; `picture` fits any block. Times are ISO strings. */
export type MediaItem = ReturnType<typeof presentMedia>

/** A row as the library shows it. */
export function presentMedia(row: MediaRow, used: boolean) {
  const { id, name, created_at, updated_at } = row
  return {
    id,
    name,
    picture: mediaPicture(row),
    used,
    needsAlt: row.needs_alt === 1,
    sizes: sizesOf(row),
    at: created_at,
    changedAt: updated_at,
  }
}

/** 'pending' while only the smallest size exists, 'failed' if the others could not be made. */
function sizesOf({ unfinished, attempts }: MediaRow) {
  if (unfinished === null) return 'complete' as const
  return attempts < ATTEMPTS_MAX ? ('pending' as const) : ('failed' as const)
}
