import type { BlockProps } from '#blocks/block-props.ts'
import type { BlockOf } from '#blocks/schema.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { hueOf } from '#ui/spectrum.ts'

/** Where each work stands, by index: the large ones and the last reach an edge of the window. */
const PLACES = [
  'max-md:-ms-gutter md:col-span-7 md:-ms-(--to-edge)',
  'max-md:ms-[34%] md:col-[9/span_4] md:pt-[clamp(--spacing(16),14vw,--spacing(56))]',
  'max-md:me-[28%] md:col-[2/span_4]',
  'max-md:-me-gutter md:col-[6/span_7] md:-me-(--to-edge) md:pt-[clamp(--spacing(12),9vw,--spacing(36))]',
  'max-md:me-[34%] md:col-[1/span_5] lg:col-[2/span_4]',
  'max-md:-me-gutter max-md:ms-[14%] md:col-[8/span_5] md:-me-(--to-edge) md:pt-[clamp(--spacing(16),12vw,--spacing(48))]',
]
const isLarge = (index: number) => index % 3 === 0 && index < 4

/** Clients with a picture of the work done for each, in different sizes. */
export function ClientWork({ block: { title, intro, works } }: BlockProps<'client-work'>) {
  return (
    <section className="ground-ink overflow-clip py-section">
      <div className="column">
        <SectionHead title={title} intro={intro} className="pb-14 lg:pb-20" />
        <ul className="grid gap-x-8 gap-y-14 md:grid-cols-12 md:gap-y-[clamp(--spacing(14),7vw,--spacing(28))]">
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
    <li {...hueOf(lambda)} className={cn('group relative grid content-start gap-5', PLACES[index])}>
      <div className="overflow-clip bg-tint">
        <Image
          {...image}
          sizes={
            isLarge(index) ? '(min-width: 768px) 60vw, 100vw' : '(min-width: 768px) 42vw, 86vw'
          }
          className="w-full transition-transform duration-700 group-hover:scale-[1.03]"
        />
      </div>
      <div
        className={cn(
          'grid gap-2 border-s-3 border-fill ps-4',
          index === 0 && 'max-md:ms-gutter md:ms-(--to-edge)',
          (index === 3 || index === 5) && 'max-md:me-gutter md:me-(--to-edge)',
        )}
      >
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
        <p className="max-w-[40ch]">{work}</p>
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
