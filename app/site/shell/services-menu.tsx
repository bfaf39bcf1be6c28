import { ChevronDown } from 'lucide-react'
import { useLocation } from 'react-router'
import { useSite } from '#app/use-site.ts'
import type { Service } from '#model/content/service.ts'
import { paths, servicePath } from '#model/paths.ts'
import { cn } from '#ui/cn.ts'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { hueOf } from '#ui/spectrum.ts'
import { Nanometres } from '#ui/spectrum.tsx'
import { menuServices, moreServices } from './menu-services.ts'
import { NavLink } from './nav-link.tsx'

const bar =
  'relative before:absolute before:inset-y-0 before:inset-s-0 before:w-0.5 before:rounded-s-card before:bg-fill'

/** Services that fit into the dropdown's 400 px with their wavelengths; with more, its rows are low and without them. */
const ROOMY_MAX = 15

/** The Services link and dropdown. Opens on hover or with its button; Escape closes it. */
export function ServicesMenu({ label }: { label: string }) {
  const { t } = useLanguage()
  const { services } = useSite()
  const isCompact = services.length > ROOMY_MAX
  const isService = useLocation().pathname.startsWith('/services/')
  return (
    <div
      {...island({ name: 'services-menu', when: 'load' })}
      className="services-menu relative flex h-full items-center"
    >
      <NavLink href={paths.services} className={cn('nav-link', isService && 'active')}>
        {label}
      </NavLink>
      <button
        type="button"
        aria-expanded={false}
        aria-controls="services-menu"
        aria-label={t('Show all services')}
        className="group needs-script -me-2 flex h-11 w-8 items-center justify-center"
      >
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-aria-expanded:rotate-180"
        />
      </button>
      <div
        id="services-menu"
        className="services-panel absolute top-full left-1/2 max-h-100 w-175 -translate-x-1/2 overflow-y-auto border border-strong-line bg-paper p-3"
      >
        <ul className="grid grid-cols-3 gap-1">
          {menuServices(services).map((service) => (
            <li key={service.slug} {...hueOf(service.lambda)} data-grows="before" className={bar}>
              <NavLink
                href={servicePath(service.slug)}
                className={cn(
                  'rounded-card pe-3 ps-3.5 transition-colors hover:bg-tint aria-[current=page]:bg-tint',
                  isCompact
                    ? 'flex min-h-8 items-center py-1 leading-tight'
                    : 'grid h-full grid-rows-[auto_1fr] gap-1 py-2.5',
                )}
              >
                {!isCompact && <Nanometres lambda={service.lambda} className="label text-soft" />}
                <span className="text-small font-semibold">{service.title}</span>
              </NavLink>
            </li>
          ))}
        </ul>
        <MoreServices services={moreServices(services)} isCompact={isCompact} />
      </div>
    </div>
  )
}

/** Services that are not in the grid, listed below it. */
function MoreServices({ services, isCompact }: { services: Service[]; isCompact: boolean }) {
  const { t } = useLanguage()
  if (services.length === 0) return null
  return (
    <div className="mt-3 grid grid-cols-3 gap-x-1 border-t border-line pt-2">
      <p id="more-services" className="label col-span-3 px-3 py-1 text-soft">
        {t('More services')}
      </p>
      <ul aria-labelledby="more-services" className="contents">
        {services.map(({ slug, title, lambda }) => (
          <li key={slug} {...hueOf(lambda)} data-grows="before" className={bar}>
            <NavLink
              href={servicePath(slug)}
              className={cn(
                'flex items-center rounded-card pe-3 ps-3.5 text-small transition-colors hover:bg-tint aria-[current=page]:bg-tint',
                isCompact ? 'min-h-8 py-1 leading-tight' : 'min-h-11',
              )}
            >
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
