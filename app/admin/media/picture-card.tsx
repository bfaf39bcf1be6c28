import type { ReactNode } from 'react'
import type { MediaItem } from '#server/features/media/present-media.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'

/** Thumbnail, name and size of a picture in the library, and whether it is a sample. */
export function PictureCard({ item }: { item: MediaItem }) {
  const { picture, name } = item
  return (
    <>
      <Thumb className="group-hover:border-ink">
        <Image {...picture} alt="" sizes="(width < 640px) 45vw, 15rem" />
      </Thumb>
      <span className="mt-1.5 font-semibold leading-[1.3] underline-offset-[0.3em] wrap-anywhere group-hover:underline">
        {name}
      </span>
      <span className="label flex flex-wrap gap-x-3 text-soft *:whitespace-nowrap">
        <span>
          {picture.width} × {picture.height}
        </span>
        {item.film && <span>Film</span>}
        {item.isSample && <span>Sample</span>}
      </span>
    </>
  )
}

/** The framed background of a thumbnail, which shows the complete picture at any aspect ratio. */
export function Thumb({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={cn(
        'flex aspect-4/3 items-center justify-center overflow-hidden rounded-small border border-line bg-raised [&>img]:size-full [&>img]:object-contain',
        className,
      )}
    >
      {children}
    </span>
  )
}

/** A grid of pictures. */
export function PictureGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(32)),1fr))] gap-x-4 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(--spacing(52),1fr))] sm:gap-x-5 sm:gap-y-7">
      {children}
    </ul>
  )
}
