import type { MediaItem } from '#app/services.ts'
import { mediaPicture } from '#model/media/media.ts'
import type { MediaRow } from '#server/platform/db/rows/media.ts'

/** A row as the library shows it. */
export function presentMedia(row: MediaRow, used: boolean): MediaItem {
  const { id, name, created_at, updated_at } = row
  return { id, name, picture: mediaPicture(row), used, at: created_at, changedAt: updated_at }
}
