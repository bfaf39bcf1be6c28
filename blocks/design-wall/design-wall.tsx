import { useId } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { columnPart } from '#ui/column-part.ts'
import { Image } from '#ui/image.tsx'
import { SectionHead } from '#ui/section-head.tsx'

/** On a wide screen the wall is a grid of squares, 48 to a row; each place leaves three rows for its caption. */
const PLACES: readonly { area: string; squares: number }[] = [
  { area: 'lg:[grid-area:1/1/24/15]', squares: 14 },
  { area: 'lg:[grid-area:5/17/23/28]', squares: 11 },
  { area: 'lg:[grid-area:1/30/14/49]', squares: 19 },
  { area: 'lg:[grid-area:15/30/27/39]', squares: 9 },
  { area: 'lg:[grid-area:17/40/35/49]', squares: 9 },
  { area: 'lg:[grid-area:26/1/39/26]', squares: 25 },
  { area: 'lg:[grid-area:29/28/43/39]', squares: 11 },
  { area: 'lg:[grid-area:41/1/59/12]', squares: 11 },
  { area: 'lg:[grid-area:43/14/60/25]', squares: 11 },
  { area: 'lg:[grid-area:45/28/62/36]', squares: 8 },
  { area: 'lg:[grid-area:52/37/63/49]', squares: 12 },
  { area: 'lg:[grid-area:37/40/49/49]', squares: 9 },
]

/** Designed pieces in different sizes on a dark wall, each with a caption. On phones they hang in one row that scrolls. */
export function DesignWall({ block }: BlockProps<'design-wall'>) {
  const { title, intro, pieces } = block
  const titleId = useId()
  return (
    <section className="ground-ink overflow-clip py-section">
      <SectionHead
        id={titleId}
        title={title}
        intro={intro}
        className="column pb-6 sm:pb-12 lg:pb-20"
      />
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
        tabIndex={0}
        aria-labelledby={titleId}
        className="max-sm:overflow-x-auto sm:contents"
      >
        <div className="column max-sm:w-max max-sm:max-w-none">
          <ul className="flex gap-x-4 sm:@container sm:grid sm:grid-flow-row-dense sm:grid-cols-2 sm:gap-y-8 md:grid-cols-6 md:gap-x-6 lg:auto-rows-[calc(100cqw/48)] lg:grid-cols-[repeat(48,minmax(0,1fr))] lg:gap-0">
            {pieces.map(({ id, title: idea, kind, specialty, client, image }, index) => {
              const { area, squares } = PLACES[index] ?? { area: '', squares: 12 }
              const wide = image.width > image.height * 1.3
              return (
                <li
                  key={id}
                  className={cn(
                    (wide || index === 0) && 'col-span-2',
                    wide ? 'max-sm:w-[80vw] md:col-span-4' : 'max-sm:w-[52vw] md:col-span-2',
                    area,
                  )}
                >
                  <figure className="grid gap-3">
                    <Image {...image} sizes={sizesOf(squares, wide)} className="w-full" />
                    <figcaption className="grid gap-0.5 text-small leading-[1.35]">
                      <span className="font-semibold">{idea}</span>
                      <span className="text-soft">
                        {specialty}: {kind}, {client}
                      </span>
                    </figcaption>
                  </figure>
                </li>
              )
            })}
          </ul>
        </div>
      </section>
    </section>
  )
}

function sizesOf(squares: number, wide: boolean) {
  const part = squares / 48
  return `(min-width: 1472px) ${columnPart(part)}, (min-width: 1024px) ${Math.round(92 * part)}vw, (min-width: 768px) ${wide ? 62 : 30}vw, ${wide ? 92 : 52}vw`
}
