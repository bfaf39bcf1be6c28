import type { Picture } from '#model/content/picture.ts'
import { MEDIA_ROOT } from '#model/media/media-address.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

export type Db = Store | StoreTransaction

/** One use of a picture: its description, and the URL of its editor. */
export type MediaUse = { what: string; href: string }

/** The picture's id, what takes its place, and the note of the revisions that this makes. */
export type Replacement = { id: string; note: string; picture: Picture }

/** One kind of content that uses library pictures: by URL, in Markdown, or as `Picture`s in JSON. */
export type UseSource = {
  /** Uses of the picture. */
  find(db: Db, id: string): Promise<MediaUse[]>
  /** Ids of all pictures shown here. */
  pictures(db: Db): Promise<string[]>
  /** Replaces the picture everywhere; returns the number of changed uses. */
  replace(
    transaction: StoreTransaction,
    context: AdminContext,
    replacement: Replacement,
  ): Promise<number>
}

/** The prefix of all URLs of a picture, for any version. */
export function mediaAddress(id: string) {
  return `${MEDIA_ROOT}/${id}/`
}
