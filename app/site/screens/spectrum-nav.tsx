import { useContext } from 'react'
import { useSite } from '#app/use-site.ts'
import type { Service } from '#model/content/service.ts'
import { servicePath } from '#model/paths.ts'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { hueOf } from '#ui/spectrum.ts'
import { SpectrumContext } from '#ui/spectrum.tsx'

type SpectrumNavProps = {
  /** The slug of the page, which is a service or a specialty. */
  slug: string
  lambda: number
}

/**
 * The services along the spectrum and the mark of this page: links to all, among which arrow keys move, and the mark can be
 * dragged to one (spectrum-nav-client.ts). In narrow windows they are a list.
 */
export function SpectrumNav({ slug, lambda }: SpectrumNavProps) {
  const { t } = useLanguage()
  const { services } = useSite()
  const isSpectrum = useContext(SpectrumContext)
  if (services.length < 2) return null
  return (
    <nav
      aria-label={t('Services along the spectrum')}
      {...island({ name: 'spectrum-nav', when: 'visible' })}
      {...hueOf(lambda)}
      className="column py-[clamp(--spacing(12),6vw,--spacing(20))]"
    >
      {isSpectrum && (
        <p className="label mb-3 text-soft" aria-hidden="true">
          {t('Services along the spectrum')}
        </p>
      )}
      {isSpectrum && (
        <p
          aria-hidden="true"
          className="display mb-6 text-figure leading-none text-accent tabular-nums wide-0"
        >
          <bdi dir="ltr">
            <span>{lambda}</span> nm
          </bdi>
        </p>
      )}
      <div className="spectrum-nav">
        <ol className="grid grid-cols-2 lg:block">
          {stepsOf(services).map((step) => (
            <li key={step[0]?.slug} {...hueOf(step[0]?.lambda ?? lambda)} data-grows="before">
              {step.map((service) => (
                <a
                  key={service.slug}
                  href={servicePath(service.slug)}
                  aria-current={service.slug === slug ? 'page' : undefined}
                  data-lambda={service.lambda}
                  draggable="false"
                  className="flex min-h-11 items-center leading-tight"
                >
                  {service.title}
                </a>
              ))}
            </li>
          ))}
        </ol>
        <span aria-hidden="true" className="spectrum-nav-mark needs-script" />
      </div>
    </nav>
  )
}

/** The services by their hue, which some wavelengths share. */
function stepsOf(services: Service[]) {
  const inOrder = services.toSorted((a, b) => a.lambda - b.lambda)
  return [...Map.groupBy(inOrder, ({ lambda }) => hueOf(lambda)['data-nm']).values()]
}
