import type { MediaItem } from '#server/features/media/present-media.ts'
import { Image } from '#ui/image.tsx'

/** Thumbnail, name and size of a picture in the library. */
export function PictureCard({ item }: { item: MediaItem }) {
  const { picture, name } = item
  return (
    <>
      <span className="media-thumb">
        <Image {...picture} alt="" sizes="(width < 640px) 45vw, 15rem" />
      </span>
      <span className="media-name">{name}</span>
      <span className="label text-soft">
        {picture.width} × {picture.height}
      </span>
    </>
  )
}
