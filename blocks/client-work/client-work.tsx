import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { hueOf } from '#ui/spectrum.ts'

/** Where each work stands, by index. The pictures of a row end on one line, and in turn reach an edge of the window. */
const PLACES = [
  'max-md:-ms-gutter md:col-span-7 md:-ms-(--to-edge)',
  'max-md:ms-[26%] max-md:-me-gutter md:col-[8/span_5] md:-me-(--to-edge)',
  'max-md:me-[22%] md:col-span-5',
  'max-md:-mx-gutter md:col-[6/span_7] md:-me-(--to-edge)',
  'max-md:me-[30%] max-md:-ms-gutter md:col-span-5 md:max-w-[640px]',
  'max-md:-me-gutter max-md:ms-[14%] md:col-[7/span_6] md:-me-(--to-edge)',
]
/** The words below a picture that reaches the edge keep the margin. */
const MARGINS = [
  'max-md:ms-gutter md:ms-(--to-edge)',
  'max-md:me-gutter md:me-(--to-edge)',
  '',
  'max-md:mx-gutter md:me-(--to-edge)',
  'max-md:ms-gutter',
  'max-md:me-gutter md:me-(--to-edge)',
]
const isLarge = (index: number) => index % 3 === 0 && index < 4

/** Clients with a picture of the work done for each, two in a row. */
export function ClientWork({ block: { title, intro, works } }: BlockProps<'client-work'>) {
  return (
    <section className="ground-ink overflow-clip py-section md:pb-[clamp(--spacing(6),3vw,--spacing(12))]">
      <div className="column">
        <SectionHead title={title} intro={intro} className="pb-14 lg:pb-20" />
        <ul className="grid gap-x-8 gap-y-14 md:grid-cols-12 md:gap-y-0">
          {works.map((work, index) => (
            <Work key={work.client} work={work} index={index} />
          ))}
        </ul>
      </div>
    </section>
  )
}

type WorkProps = { work: BlockOf<'client-work'>['works'][number]; index: number }

function Work({ work: { client, work, lambda, image, link }, index }: WorkProps) {
  return (
    <li
      {...hueOf(lambda)}
      className={cn(
        'group relative grid content-start gap-5 md:row-span-2 md:grid-rows-subgrid md:gap-6 md:pb-[clamp(--spacing(12),5vw,--spacing(20))]',
        PLACES[index],
      )}
    >
      <div className="self-end overflow-clip bg-tint outline -outline-offset-1 outline-line">
        <Image
          {...image}
          sizes={
            isLarge(index) ? '(min-width: 768px) 60vw, 100vw' : '(min-width: 768px) 48vw, 86vw'
          }
          className="w-full transition-transform duration-700 group-hover:scale-[1.03]"
        />
      </div>
      <div className={cn('grid content-start gap-2 border-s-3 border-fill ps-4', MARGINS[index])}>
        <h3
          className={cn(
            'display leading-none',
            isLarge(index)
              ? 'text-[clamp(2rem,4.4vw,4.25rem)]'
              : 'text-[clamp(1.5rem,2.4vw,2.25rem)]',
          )}
        >
          {client}
        </h3>
        <p className="max-w-[40ch] lg:text-[clamp(1rem,1.2vw,1.375rem)]">{work}</p>
        <p>
          <SiteLink
            href={link.href}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-fill decoration-2 underline-offset-6 after:absolute after:inset-0"
          >
            {link.label}
            <span className="sr-only">: {client}</span>
          </SiteLink>
        </p>
      </div>
    </li>
  )
}
