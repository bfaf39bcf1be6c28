import { mediaPicture } from '#model/media/media.ts'
import type { MediaRow } from '#server/platform/db/rows/media.ts'

/** A picture of the library; `picture` fits any block. Times are ISO strings. */
export type MediaItem = ReturnType<typeof presentMedia>

/** A row as the library shows it. */
export function presentMedia(row: MediaRow, used: boolean) {
  const { id, name, created_at, updated_at } = row
  return { id, name, picture: mediaPicture(row), used, at: created_at, changedAt: updated_at }
}
