import type { Mutation, Query } from '#app/admin/service-types.ts'
import type { Picture } from '#model/content/picture.ts'

/** A picture of the library; `picture` can go into any block as it is. Times are ISO moments. */
export type MediaItem = {
  id: string
  name: string
  picture: Picture
  used: boolean
  at: string
  changedAt: string
}

/** A place that shows a picture, and where it is changed. */
export type MediaUse = { what: string; href: string }

export type MediaPage = { items: MediaItem[]; q: string; page: number; hasMore: boolean }

/** What the media library's screens may ask of the server. */
export type MediaAdmin = {
  /** Given `q` and `page`. */
  list: Query<MediaPage>
  /** Given `id`. */
  open: Query<{ item: MediaItem; uses: MediaUse[] }>
  /** Given `file`, `alt` or `decorative`, and `name` if it is not to be the file's. */
  upload: Mutation<MediaItem>
  /** Given `id`, `name`, `alt` or `decorative`. */
  describe: Mutation
  /** Given `id` and `file`. */
  replace: Mutation
  /** Given `id`. */
  remove: Mutation
}
