import { ChevronDown, Menu, X } from 'lucide-react'
import { useSite } from '#app/use-site.ts'
import { paths, servicePath } from '#model/paths.ts'
import { cn } from '#ui/cn.ts'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { menuServices, moreServices } from './menu-services.ts'
import { NavLink } from './nav-link.tsx'

const serviceClass =
  'flex min-h-12 items-center border-s-2 px-3.5 font-medium aria-[current=page]:bg-tint'

/** On tablets the rows grow with the height of the window. */
const linkClass =
  'display flex min-h-16 items-center text-[1.75rem] md:min-h-[clamp(4rem,8.4svh,6rem)] md:text-[clamp(1.75rem,4.6svh,3rem)]'

/** The links go through the spectrum, in nanometres, and through the widths of the display font. */
const FIRST_LAMBDA = 400
const SPECTRUM = 300
const WIDEST = 10

/** The menu on small screens: nested <details>, so it works without JavaScript. */
export function MobileMenu() {
  const { t } = useLanguage()
  const { site, navigation, services } = useSite()
  const links = [...navigation.header, ...navigation.mobileExtra]
  return (
    <details
      {...island({ name: 'mobile-menu', when: 'load' })}
      className="mobile-menu group lg:hidden"
    >
      <summary className="flex size-12 items-center justify-center" aria-label={t('Menu')}>
        <Menu aria-hidden="true" className="group-open:hidden" />
        <X aria-hidden="true" className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={t('Menu')}
        className="fixed inset-x-0 top-header bottom-0 overflow-y-auto overscroll-contain bg-paper"
      >
        {/* Always a little too long, so that the menu scrolls and never the page behind it. */}
        <div className="min-h-[calc(100%+1px)] pb-10">
          <ul className="column divide-y divide-line">
            {links.map(({ label, href }, index) => (
              <li
                key={href}
                {...hueOf(FIRST_LAMBDA + (index / links.length) * SPECTRUM)}
                className={cn(
                  'relative before:absolute before:top-5 before:bottom-5 before:-inset-s-gutter before:w-1.5 before:bg-fill',
                  `wide-${Math.round((index / links.length) * WIDEST)}`,
                )}
              >
                {href === paths.services && services.length > 0 ? (
                  <details className="group/services">
                    <summary className={cn(linkClass, 'justify-between')}>
                      {label}
                      <ChevronDown
                        aria-hidden="true"
                        className="transition-transform group-open/services:rotate-180"
                      />
                    </summary>
                    <ul className="grid gap-x-4 pb-5 sm:grid-cols-2">
                      <li>
                        <NavLink href={href} end className={cn(serviceClass, 'border-line')}>
                          {t('All services')}
                        </NavLink>
                      </li>
                      {[...menuServices(services), ...moreServices(services)].map(
                        ({ slug, title, lambda }) => (
                          <li key={slug} {...hueOf(lambda)}>
                            <NavLink
                              href={servicePath(slug)}
                              className={cn(serviceClass, 'border-fill')}
                            >
                              {title}
                            </NavLink>
                          </li>
                        ),
                      )}
                    </ul>
                  </details>
                ) : (
                  <NavLink href={href} end={href === paths.home} className={linkClass}>
                    {label}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
          <div className="column mt-8 grid grid-cols-2 gap-3">
            {navigation.main && (
              <SiteLink
                href={navigation.main.href}
                className="col-span-full flex min-h-14 items-center justify-center rounded-button bg-ink font-semibold text-paper"
              >
                {navigation.main.label}
              </SiteLink>
            )}
            {navigation.hire && (
              <NavLink
                href={navigation.hire.href}
                className="flex min-h-14 items-center justify-center rounded-button border border-ink font-semibold"
              >
                {navigation.hire.label}
              </NavLink>
            )}
            <a
              href={`tel:${site.phone.number}`}
              className="flex min-h-14 items-center justify-center rounded-button border border-ink font-semibold only:col-span-full"
            >
              {navigation.call}
            </a>
          </div>
        </div>
      </nav>
    </details>
  )
}
