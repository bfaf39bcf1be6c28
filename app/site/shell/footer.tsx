import { NewsletterForm } from '#app/site/forms/newsletter-form.tsx'
import { useSite } from '#app/use-site.ts'
import type { Site } from '#model/content/site.ts'
import { servicePath } from '#model/paths.ts'
import { useLanguage } from '#ui/language-context.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { SocialIcon } from '#ui/social-icon.tsx'
import { FooterName } from './footer-name.tsx'
import { menuServices, moreServices } from './menu-services.ts'
import { PromiseLine } from './promise-line.tsx'

const linkStyle =
  'inline-block py-[--spacing(1.12)] underline decoration-transparent decoration-1 underline-offset-[0.3em] transition-colors hover:decoration-current'

const moreStyle =
  'inline-flex min-h-11 items-center font-semibold underline decoration-fill decoration-2 underline-offset-6'

/** The footer of every screen. */
export function Footer() {
  const { t } = useLanguage()
  const { site, navigation, services } = useSite()
  const [mailbox, domain] = site.email.split('@')
  return (
    <footer className="ground-ink overflow-clip">
      <PromiseLine />
      <div className="column grid grid-cols-[1fr_2fr] gap-x-4 gap-y-8 pt-[clamp(--spacing(8),3.6vw,--spacing(16))] md:grid-cols-[3fr_2fr] md:gap-x-10 lg:grid-cols-[1.5fr_0.7fr_1.5fr_minmax(--spacing(54),1fr)]">
        <div className="col-span-2 grid content-start gap-6 md:col-span-1">
          <p className="max-w-[36ch] text-intro">{site.blurb}</p>
          {navigation.more && (
            <ul className="flex flex-wrap gap-x-6">
              {navigation.more.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink href={href} className={moreStyle}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
          {site.parts.newsletter && (
            <div className="max-w-md">
              <h2 id="footer-newsletter-title" className="label mb-3 text-soft">
                {t('Newsletter')}
              </h2>
              <NewsletterForm id="footer-newsletter" />
            </div>
          )}
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" className="label mb-3 text-soft">
            {t('Quick Links')}
          </h2>
          <ul>
            {navigation.quickLinks.map(({ label, href }) => (
              <FooterLink key={href} href={href} label={label} />
            ))}
          </ul>
        </nav>
        {services.length > 0 && (
          <nav aria-labelledby="footer-services" className="max-md:order-1 max-md:col-span-2">
            <h2 id="footer-services" className="label mb-3 text-soft">
              {t('Our Services')}
            </h2>
            <ul className="columns-2 gap-x-8">
              {[...menuServices(services), ...moreServices(services)].map(({ slug, title }) => (
                <FooterLink key={slug} href={servicePath(slug)} label={title} />
              ))}
            </ul>
          </nav>
        )}
        <div className="grid min-w-0 content-start gap-6 wrap-anywhere">
          <div>
            <h2 className="label mb-3 text-soft">{t('Contact')}</h2>
            <address className="grid gap-3 not-italic">
              <span>
                {site.address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </span>
              <a href={`tel:${site.phone.number}`} className={linkStyle}>
                <bdi dir="ltr">{site.phone.label}</bdi>
              </a>
              <a href={`mailto:${site.email}`} className={linkStyle}>
                <bdi dir="ltr">
                  {mailbox}@<wbr />
                  {domain}
                </bdi>
              </a>
            </address>
          </div>
          <Socials socials={site.socials} />
        </div>
      </div>
      <FooterName name={site.name} />
      <div className="hairline mt-[3vw] border-t">
        <div className="column label flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 text-soft">
          <p className="text-ink">{site.tagline}</p>
          <p>{site.copyright}</p>
          <ul className="flex gap-6">
            {navigation.legal.map(({ label, href }) => (
              <FooterLink key={href} href={href} label={label} />
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

function Socials({ socials }: Pick<Site, 'socials'>) {
  if (socials.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {socials.map(({ label, href }) => (
        <li key={href}>
          <a
            href={href}
            rel="noopener"
            aria-label={label}
            className="hairline flex size-12 items-center justify-center rounded-pill border transition-colors hover:bg-ink hover:text-paper"
          >
            <SocialIcon href={href} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function FooterLink({ href, label }: { href: string; label: string }) {
  return (
    <li className="break-inside-avoid">
      <SiteLink href={href} className={linkStyle}>
        {label}
      </SiteLink>
    </li>
  )
}
