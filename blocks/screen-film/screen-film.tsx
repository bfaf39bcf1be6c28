import type { BlockProps } from '#blocks/block-props.ts'
import { LoopVideo } from '#ui/loop-video.tsx'
import { Reveal } from '#ui/reveal.tsx'

/** A film of a screen in use, which runs to the right edge of a wide window. */
export function ScreenFilm({ block }: BlockProps<'screen-film'>) {
  const { title, caption, film } = block
  return (
    <section className="overflow-clip pb-section [.ground-ink+&]:pt-section">
      <Reveal className="column grid items-end gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="grid gap-4 lg:col-span-4">
          <h2 className="display text-title">{title}</h2>
          <p className="max-w-[34ch]">{caption}</p>
        </div>
        <div className="relative aspect-4/3 overflow-hidden rounded-card bg-tint lg:col-span-8 lg:mr-[calc(max(var(--spacing-gutter),(100vw-var(--column))/2)*-1)] lg:rounded-r-none">
          <LoopVideo
            poster={{ ...film.poster, sizes: '(min-width: 1024px) 66vw, 92vw' }}
            sources={film.sources}
            subject={title}
            isLazy
            className="absolute inset-0"
            buttonClassName="absolute bottom-4 left-4 bg-paper"
          />
        </div>
      </Reveal>
    </section>
  )
}
