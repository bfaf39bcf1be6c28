import type { BlockProps } from '#blocks/block-props.ts'
import { columnPart } from '#ui/column-part.ts'
import { Image } from '#ui/image.tsx'

/** One picture, as wide as the column, with a caption. */
export function PictureBlock({ block }: BlockProps<'picture'>) {
  return (
    <section className="column pb-section">
      <figure className="grid gap-2.5 sm:gap-4">
        <Image
          {...block.picture}
          portrait={block.portrait}
          sizes={`(min-width: 1472px) ${columnPart(1)}, 92vw`}
          className="w-full rounded-card"
        />
        <figcaption className="max-w-[34em] text-soft max-sm:text-small">
          {block.caption}
        </figcaption>
      </figure>
    </section>
  )
}
