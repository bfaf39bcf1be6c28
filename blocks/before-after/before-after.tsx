import type { BlockProps } from '#blocks/block-props.ts'
import { Image } from '#ui/image.tsx'
import { Reveal } from '#ui/reveal.tsx'

/** The new screen large, the old one small and pushed under its edge. */
export default function BeforeAfter({ block }: BlockProps<'before-after'>) {
  const { title, before, after } = block
  return (
    <section className="before-after column py-section">
      <h2 className="sr-only">{title}</h2>
      <Reveal className="before-after-grid">
        <figure className="before-after-new">
          <Image {...after.picture} className="w-full rounded-card" />
          <figcaption>
            <span className="label text-soft">After</span> {after.caption}
          </figcaption>
        </figure>
        <figure className="before-after-old">
          <Image {...before.picture} className="w-full rounded-card" />
          <figcaption>
            <span className="label text-soft">Before</span> {before.caption}
          </figcaption>
        </figure>
      </Reveal>
    </section>
  )
}
