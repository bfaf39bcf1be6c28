import type { BlockProps } from '#blocks/block-props.ts'
import { Image } from '#ui/image.tsx'

/** One picture, as wide as the column, with a caption. */
export function PictureBlock({ block }: BlockProps<'picture'>) {
  return (
    <section className="column pb-section">
      <figure className="grid gap-4">
        <Image
          {...block.picture}
          sizes="(min-width: 1472px) 1344px, 92vw"
          className="w-full rounded-card"
        />
        <figcaption className="max-w-[65ch] text-soft">{block.caption}</figcaption>
      </figure>
    </section>
  )
}
