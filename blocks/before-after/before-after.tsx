import type { BlockProps } from '#blocks/block-props.ts'
import { Image } from '#ui/image.tsx'
import { Reveal } from '#ui/reveal.tsx'

/** The new design large, with the old one small and partly behind it. */
export function BeforeAfter({ block }: BlockProps<'before-after'>) {
  const { title, before, after } = block
  return (
    <section className="before-after column py-section">
      <h2 className="sr-only">{title}</h2>
      <Reveal className="grid gap-10 md:grid-cols-12 md:items-end">
        <figure className="md:row-[1/2] md:col-[4/13]">
          <Image {...after.picture} className="w-full rounded-card" />
          <figcaption className="grid gap-1 pt-3.5 max-w-[44ch] md:ml-auto md:min-h-20">
            <span className="label text-soft">After</span> {after.caption}
          </figcaption>
        </figure>
        <figure className="md:row-[1/2] md:col-[1/6] md:z-1 md:-mb-12">
          <Image
            {...before.picture}
            className="w-full rounded-card md:[outline:10px_solid_var(--color-paper)]"
          />
          <figcaption className="grid gap-1 pt-3.5 max-w-[44ch]">
            <span className="label text-soft">Before</span> {before.caption}
          </figcaption>
        </figure>
      </Reveal>
    </section>
  )
}
