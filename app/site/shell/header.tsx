import { Phone } from 'lucide-react'
import { Logo } from '#app/logo.tsx'
import { useSite } from '#app/use-site.ts'
import { paths } from '#model/paths.ts'
import { cn } from '#ui/cn.ts'
import { useLanguage } from '#ui/language-context.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavLink } from './nav-link.tsx'
import { ServicesMenu } from './services-menu.tsx'

const button =
  'inline-flex min-h-11 items-center rounded-button border px-4 text-small font-semibold whitespace-nowrap xl:px-5 transition-colors'
const filled = 'border-ink bg-ink text-paper hover:border-accent hover:bg-accent'
const outlined = 'border-strong-line hover:border-ink'

/** The sticky header of every screen. */
export function Header() {
  const { t } = useLanguage()
  const { site, theme, navigation, services } = useSite()
  return (
    <header className="hairline sticky top-0 z-40 h-header border-b bg-paper">
      <div className="column flex h-full items-center justify-between gap-4 xl:gap-6">
        <a href={paths.home} className="py-3">
          <Logo name={site.name} theme={theme} />
        </a>
        <nav aria-label={t('Main')} className="hidden h-full lg:block">
          <ul className="flex h-full items-center gap-4 xl:gap-7">
            {navigation.header.map(({ label, href }) => (
              <li key={href} className="flex h-full items-center">
                {href === paths.services && services.length > 0 ? (
                  <ServicesMenu label={label} />
                ) : (
                  <NavLink href={href} end={href === paths.home} className="nav-link">
                    {label}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden items-center gap-3 lg:flex xl:gap-5">
          <a href={`tel:${site.phone.number}`} className="nav-link max-xl:px-3">
            <Phone aria-hidden="true" className="size-5 xl:hidden" />
            <span className="max-xl:sr-only">{navigation.call}</span>
          </a>
          {navigation.hire && (
            <SiteLink
              href={navigation.hire.href}
              className={cn(button, navigation.main ? outlined : filled)}
            >
              {navigation.hire.label}
            </SiteLink>
          )}
          {navigation.main && (
            <SiteLink href={navigation.main.href} className={cn(button, filled)}>
              {navigation.main.label}
            </SiteLink>
          )}
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}
