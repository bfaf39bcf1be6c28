import { useContext } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import type { Service } from '#model/content/service.ts'
import { servicePath } from '#model/paths.ts'
import { cn } from '#ui/cn.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { Nanometres, SpectrumContext } from '#ui/spectrum.tsx'
import { LongWave } from './long-wave.tsx'

/** Labels of both scales, in nanometres. */
const LABELS = [400, 450, 500, 550, 600, 650, 700]

const numeral = 'display absolute top-0 inset-e-gutter leading-none tracking-[-0.04em] tabular-nums'

/**
 * Every service at its place between 400 and 700 nm. A fixed scale of the same proportions has a marker that moves with
 * the scroll position, so it meets each service at its wavelength (spectrum-scroll.css).
 */
export function SpectrumScroll({ block, live: { services } }: BlockProps<'spectrum-scroll'>) {
  const isSpectrum = useContext(SpectrumContext)
  const inOrder = services.toSorted((a, b) => a.lambda - b.lambda)
  return (
    <section className="ground-ink pt-section" aria-labelledby="spectrum-scroll-title">
      <SectionHead
        id="spectrum-scroll-title"
        title={block.title}
        intro={block.intro}
        className="column pb-section"
      />
      <div className="spectrum-scroll relative h-[125rem] overflow-clip md:h-[150rem]">
        <Scale services={inOrder} labels={isSpectrum ? LABELS : []} />
        <LongWave />
        <ol className="absolute inset-0">
          {inOrder.map((service) => (
            <Line key={service.slug} service={service} />
          ))}
        </ol>
        {isSpectrum && <Numerals />}
      </div>
    </section>
  )
}

/** The spectrum at the edge of the window, with a tick for each service, and the marker. */
function Scale({ services, labels }: { services: Service[]; labels: number[] }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none sticky top-header z-10 h-[calc(100svh-var(--spacing-header))]"
    >
      <div className="spectrum-strip absolute inset-y-0 inset-s-0 w-2.5 xl:w-3.5">
        {services.map(({ slug, lambda }) => (
          <span
            key={slug}
            {...hueOf(lambda)}
            className="absolute inset-x-0 top-[calc(var(--at)*100%)] h-0.5 bg-paper"
          />
        ))}
        {labels.map((label) => (
          <span
            key={label}
            {...hueOf(label)}
            className="label absolute top-[calc(var(--at)*100%)] inset-s-full translate-y-[calc(var(--at)*-100%)] ps-2 text-soft max-xl:hidden"
          >
            {label}
          </span>
        ))}
      </div>
      <div className="spectrum-marker absolute inset-0 border-t-2 border-current">
        {labels.length > 0 && (
          <p className={cn('spectrum-value text-[clamp(2.25rem,7vw,6.5rem)]', numeral)} />
        )}
      </div>
    </div>
  )
}

/** A line and its wavelength every 50 nm, so that the space between two services reads as distance. */
function Numerals() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {LABELS.map((label) => (
        <p
          key={label}
          {...hueOf(label)}
          className="group absolute inset-x-0 top-[calc(var(--at)*100%)] border-t border-ink/20"
        >
          <span
            className={cn(
              'spectrum-numeral pt-1 text-[clamp(2rem,5vw,4.25rem)] group-last:-translate-y-full',
              numeral,
            )}
          >
            {label}
          </span>
        </p>
      ))}
    </div>
  )
}

function Line({ service: { slug, title, line, lambda } }: { service: Service }) {
  return (
    <li
      {...hueOf(lambda)}
      className="spectrum-line absolute inset-x-0 top-[calc(var(--at)*100%)] isolate grid min-h-[calc(100%/30)] items-center border-t-2 border-fill"
    >
      <div className="column grid gap-0.5 py-1 pe-24 md:pe-[24vw] lg:ps-[calc(var(--spacing-gutter)+--spacing(20))]">
        <a
          href={servicePath(slug)}
          className="display text-[clamp(1.25rem,0.9rem+2.2vw,2.375rem)] leading-none underline-offset-8 stretched-link focus-visible:after:-outline-offset-4 hover:underline hover:decoration-2"
        >
          {title}
        </a>
        <p className="flex items-baseline gap-4 text-small max-md:hidden">
          <Nanometres lambda={lambda} className="label" />
          <span className="max-lg:hidden">{line}</span>
        </p>
      </div>
    </li>
  )
}
