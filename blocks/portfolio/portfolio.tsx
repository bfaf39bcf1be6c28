import { useRef } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { useAddressState } from '#ui/use-address-state.ts'
import { PageControls } from './page-controls.tsx'
import { pageAfter, pagesOf } from './pages.ts'
import { useSwipe } from './use-swipe.ts'

/** Work by pages that wrap around; all pages share one place, so the last, shorter one moves nothing. */
export default function Portfolio({ block }: BlockProps<'portfolio'>) {
  const { id, title, lead, layout, pageSize, arrowsOnSmall, pieces } = block
  const pages = pagesOf(pieces, pageSize)
  const count = pages.length
  const others = Array.from({ length: count - 1 }, (_, page) => String(page + 2))
  const [page, choose] = useAddressState<string>(id, ['1', ...others])
  const index = Number(page) - 1
  const turn = (to: number) => choose(String(to + 1))

  const wall = useRef<HTMLDivElement>(null)
  useSwipe(wall, (step) => turn(pageAfter(index, step, count)))

  return (
    <section
      id={id}
      aria-roledescription="carousel"
      aria-labelledby={`${id}-title`}
      className={cn('portfolio overflow-clip py-section', `portfolio-${layout}`)}
    >
      <div className={cn('portfolio-inner', layout === 'aside' && 'column')}>
        <div className={cn('portfolio-head', layout === 'mosaic' && 'column')}>
          <h2 id={`${id}-title`} className="display text-title">
            {title}
          </h2>
          <p className="max-w-[36ch] text-lead text-soft">{lead}</p>
          <div className="portfolio-controls">
            <PageControls {...{ title, index, count, arrowsOnSmall }} onTurn={turn} />
            <p role="status" className="needs-script label text-soft">
              Page {page} of {count}
            </p>
          </div>
        </div>
        <div ref={wall} className="portfolio-wall">
          {pages.map((shown, at) => (
            <ul
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={at}
              aria-label={`Page ${at + 1}`}
              data-current={at === index || undefined}
              className="portfolio-page"
            >
              {shown.map(({ id: piece, title: name, image }) => (
                <li key={piece}>
                  <figure>
                    <Image {...image} className="w-full rounded-card" />
                    <figcaption>{name}</figcaption>
                  </figure>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  )
}
