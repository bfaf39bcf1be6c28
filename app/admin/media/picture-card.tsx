import { Image } from '#ui/image.tsx'
import type { MediaItem } from './service.ts'

/** A picture of the library as a card shows it: whole, on a ground of its own; its name is said beside it. */
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
