import type { BlockProps } from '#blocks/block-props.ts'
import { LoopVideo } from '#ui/loop-video.tsx'
import { Reveal } from '#ui/reveal.tsx'

/** A film of a screen in use, no larger than its pixels: its words are to be read. */
export function ScreenFilm({ block }: BlockProps<'screen-film'>) {
  const { title, caption, film } = block
  return (
    <section className="overflow-clip pb-section [.ground-ink+&]:pt-section">
      <Reveal className="column grid items-end gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="grid gap-4 lg:col-span-4">
          <h2 className="display text-title">{title}</h2>
          <p className="max-w-[34ch]">{caption}</p>
        </div>
        <div className="relative aspect-4/3 max-w-200 overflow-hidden rounded-card bg-tint lg:col-[6/13]">
          <LoopVideo
            poster={{ ...film.poster, sizes: '(min-width: 1024px) 57vw, 92vw' }}
            sources={film.sources}
            subject={title}
            isLazy
            className="absolute inset-0"
            buttonClassName="absolute bottom-4 inset-s-4 bg-paper"
          />
        </div>
      </Reveal>
    </section>
  )
}
