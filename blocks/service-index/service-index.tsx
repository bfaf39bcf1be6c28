import { Search } from 'lucide-react'
import { useId } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import { serviceFamilies } from '#model/content/service-families.ts'
import { cn } from '#ui/cn.ts'
import { Counted } from '#ui/counted.tsx'
import { island } from '#ui/island.tsx'
import { useLanguage, usePlural } from '#ui/language-context.ts'
import { hueOf } from '#ui/spectrum.ts'
import type { ServiceIndexProps } from './client.ts'
import { band, ServiceRow } from './service-row.tsx'

/** All services by family, in the order of wavelengths, with a filter as you type. */
export function ServiceIndex({ block, live: { services } }: BlockProps<'service-index'>) {
  const { t } = useLanguage()
  const count = usePlural('{count, plural, one {# service} other {# services}}')
  const found = usePlural('{count, plural, one {# service found} other {# services found}}')
  const id = useId()
  const { pictures = [] } = block
  return (
    <section
      {...island<ServiceIndexProps>({
        name: 'service-index',
        when: 'visible',
        props: { count, found },
      })}
      className="overflow-x-clip pt-section"
    >
      <div className="column grid items-end gap-x-16 gap-y-8 pb-12 lg:grid-cols-12">
        <h2 className="display text-title lg:col-span-7">{block.title}</h2>
        <search className="needs-script grid gap-2 lg:col-span-5">
          <label htmlFor={id} className="font-semibold">
            {t('Find a service')}
          </label>
          <span className="relative grid">
            <Search
              aria-hidden="true"
              className="absolute top-1/2 inset-s-5 size-5 -translate-y-1/2"
            />
            <input
              id={id}
              type="search"
              autoComplete="off"
              className="min-h-14 w-full rounded-button border-2 border-ink bg-raised pe-5 ps-13 text-intro"
            />
          </span>
          <p role="status" data-result className="text-small text-soft">
            <Counted count={services.length} texts={count} />
          </p>
        </search>
      </div>
      {serviceFamilies.map((family) => {
        const members = services.filter((service) => service.family === family)
        const [first] = members
        if (!first) return null
        return (
          <section
            key={family}
            {...hueOf(first.lambda)}
            aria-label={t(family)}
            className={cn('column grid gap-x-8 lg:grid-cols-[2fr_10fr]', band)}
          >
            <h3 className="label relative z-1 flex gap-3 max-lg:pt-8 max-lg:pb-3 lg:sticky lg:top-24 lg:self-start lg:py-7">
              {t(family)}
              <span data-count>{members.length}</span>
            </h3>
            <ul>
              {members.map((service) => (
                <ServiceRow
                  key={service.slug}
                  service={service}
                  picture={pictures.find((each) => each.service === service.slug)?.picture}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </section>
  )
}
