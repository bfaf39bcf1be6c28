import { useContext } from 'react'
import { useSite } from '#app/use-site.ts'
import type { Service } from '#model/content/service.ts'
import { servicePath } from '#model/paths.ts'
import { cn } from '#ui/cn.ts'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { hueOf } from '#ui/spectrum.ts'
import { Nanometres, SpectrumContext } from '#ui/spectrum.tsx'

type SpectrumNavProps = {
  /** The slug of the page, which is a service or a specialty. */
  slug: string
  title: string
  lambda: number
}

/**
 * The services along the spectrum, on the ground of the footer: links to all, among which arrow keys move, and the mark of
 * this page, which can be dragged to one (spectrum-nav-client.ts). Below it is what it stands at, between the services next
 * along. In narrow windows the names are in the footer only.
 */
export function SpectrumNav({ slug, title, lambda }: SpectrumNavProps) {
  const { t } = useLanguage()
  const { services } = useSite()
  const isSpectrum = useContext(SpectrumContext)
  if (services.length < 2) return null
  const inOrder = services.toSorted((a, b) => a.lambda - b.lambda)
  const others = inOrder.filter((each) => each.slug !== slug)
  return (
    <nav
      aria-label={t('Services along the spectrum')}
      {...island({ name: 'spectrum-nav', when: 'visible' })}
      {...hueOf(lambda)}
      className="ground-ink"
    >
      <div className="column pt-10">
        <div className="spectrum-nav relative @container mx-3">
          <ol>
            {stepsOf(inOrder).map((step) => (
              <li key={step[0]?.slug} {...hueOf(step[0]?.lambda ?? lambda)} data-grows="before">
                {step.map((service) => (
                  <a
                    key={service.slug}
                    href={servicePath(service.slug)}
                    aria-current={service.slug === slug ? 'page' : undefined}
                    data-lambda={service.lambda}
                    draggable="false"
                    className="text-small max-lg:hidden"
                  >
                    {service.title}
                  </a>
                ))}
              </li>
            ))}
          </ol>
          <span aria-hidden="true" className="spectrum-nav-mark" />
        </div>
        <div className="spectrum-nav-row grid grid-cols-2 gap-y-4 pb-8 lg:flex lg:items-end">
          <NextAlong service={others.findLast((each) => each.lambda <= lambda)} />
          <p className="display order-first col-span-2 w-max max-w-full text-accent">
            {isSpectrum && (
              <bdi dir="ltr" className="block text-figure leading-none tabular-nums hue-width">
                <span data-value>{lambda}</span> nm
              </bdi>
            )}
            <span data-name className="text-card hue-width">
              {title}
            </span>
          </p>
          <NextAlong service={others.find((each) => each.lambda > lambda)} end />
        </div>
      </div>
    </nav>
  )
}

/** A link to the service beside this page on the spectrum. */
function NextAlong({ service, end = false }: { service: Service | undefined; end?: boolean }) {
  return (
    <p
      className={cn('next-along min-w-0', end ? 'max-lg:text-end lg:ps-8' : 'lg:pe-8 lg:text-end')}
    >
      {service && (
        <a
          href={servicePath(service.slug)}
          {...hueOf(service.lambda)}
          className="inline-grid gap-1 text-intro font-semibold leading-tight"
        >
          <Nanometres lambda={service.lambda} className="label font-normal text-accent" />
          <span className="underline decoration-fill decoration-2 underline-offset-6">
            {service.title}
          </span>
        </a>
      )}
    </p>
  )
}

/** The services by their hue, which some wavelengths share. */
function stepsOf(inOrder: Service[]) {
  return [...Map.groupBy(inOrder, ({ lambda }) => hueOf(lambda)['data-nm']).values()]
}
