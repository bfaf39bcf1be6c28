import type { BlockProps } from '#blocks/block-props.ts'
import { cn } from '#ui/cn.ts'
import { columnPart } from '#ui/column-part.ts'
import { Image } from '#ui/image.tsx'
import { IslandLoading, island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { PageControls } from './page-controls.tsx'
import { pagesOf } from './pages.ts'

const large = 'lg:[grid-area:span_2/span_2]'
/** Columns of large pictures are wider, so that these end on one line with two small ones and their names. */
const outerLarge =
  'lg:grid-cols-[repeat(2,calc(100%/6-var(--spacing)))_1fr_1fr_repeat(2,calc(100%/6-var(--spacing)))]'
const innerLarge = 'lg:grid-cols-[1fr_repeat(4,calc(100%/6-var(--spacing)))_1fr]'

/** Large pictures first and last; on every second page, in the middle. */
function isLarge(page: number, index: number) {
  return page % 2 === 0 ? index % 3 === 0 : index % 6 === 1 || index % 6 === 2
}

/** The width of a picture on a wide screen. */
function widthOf(aside: boolean, isLarge: boolean) {
  if (aside) return columnPart(0.22)
  return isLarge ? '32vw' : '16vw'
}

/** Paged work samples. All pages share one grid cell, so a shorter last page does not shift the layout. */
export function Portfolio({ block }: BlockProps<'portfolio'>) {
  const { t } = useLanguage()
  const { id, title, intro, layout, pageSize, arrowsOnSmall, pieces } = block
  const pages = pagesOf(pieces, pageSize)
  const count = pages.length
  const aside = layout === 'aside'
  return (
    <section
      {...island({ name: 'portfolio', when: 'visible' })}
      id={id}
      aria-roledescription={t('carousel')}
      aria-labelledby={`${id}-title`}
      className="relative overflow-clip py-section"
    >
      <div
        className={cn(
          'grid gap-[clamp(1.25rem,4vw,3.5rem)]',
          aside && 'column lg:grid-cols-12 lg:items-start',
        )}
      >
        <div
          className={cn(
            'grid gap-3 sm:gap-5',
            aside ? 'lg:col-span-4' : 'column lg:grid-cols-[1fr_auto] lg:items-end lg:gap-x-16',
          )}
        >
          <h2 id={`${id}-title`} className="display text-title">
            {title}
          </h2>
          <p className="max-w-[36ch] text-intro text-soft">{intro}</p>
          <div
            className={cn(
              'flex flex-wrap items-center gap-x-3 gap-y-3 sm:gap-x-5',
              !aside && 'lg:col-span-full md:justify-between md:border-t md:border-line md:pt-4',
            )}
          >
            <PageControls {...{ title, count, arrowsOnSmall }} />
            <p role="status" className="portfolio-status needs-script label text-soft">
              {t('Page {page} of {pages}', { page: 1, pages: count })}
            </p>
          </div>
        </div>
        {/* A horizontal swipe turns the page (swipe.ts). */}
        <div
          className={cn(
            'grid touch-pan-y touch-pinch-zoom gap-5',
            aside ? 'lg:col-[5/-1]' : 'mx-auto w-full max-w-576 px-gutter',
          )}
        >
          {pages.map((shown, at) => (
            <ul
              // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other identity
              key={at}
              aria-label={t('Page {page}', { page: at + 1 })}
              data-current={at === 0 || undefined}
              className={cn(
                'portfolio-page grid grid-cols-2 content-start gap-x-3 gap-y-3 sm:gap-y-5 md:grid-cols-3',
                !aside && cn('lg:gap-x-4 lg:gap-y-6', at % 2 === 0 ? outerLarge : innerLarge),
              )}
            >
              {shown.map(({ id: piece, title: name, image }, index) => (
                <li key={piece} className={cn(!aside && isLarge(at, index) && large)}>
                  <figure className="grid gap-2 sm:gap-2.5">
                    <Image
                      {...image}
                      sizes={`(min-width: 1024px) ${widthOf(aside, isLarge(at, index))}, (min-width: 768px) 30vw, 46vw`}
                      className="w-full rounded-card border border-line"
                    />
                    {/* Always two lines, so that rows are equally tall on all pages. */}
                    <figcaption className="min-h-[2lh] text-small leading-[1.3] font-semibold">
                      {name}
                    </figcaption>
                  </figure>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <IslandLoading text={t('Loading projects...')} />
    </section>
  )
}
