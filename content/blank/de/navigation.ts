import type { Navigation } from '#model/content/site.ts'
import { paths } from '#model/paths.ts'

export const navigation: Navigation = {
  header: [
    { label: 'Startseite', href: paths.home },
    { label: 'Leistungen', href: paths.services },
    { label: 'Arbeiten', href: paths.projects },
    { label: 'Kunden', href: paths.client },
    { label: 'Blog', href: paths.blog },
    { label: 'Karriere', href: paths.career },
    { label: 'Kontakt', href: paths.contact },
  ],
  main: { label: 'Schreiben Sie uns', href: paths.contact },
  call: 'Anrufen',
  mobileExtra: [{ label: 'Partner', href: paths.partners }],
  quickLinks: [
    { label: 'Startseite', href: paths.home },
    { label: 'Leistungen', href: paths.services },
    { label: 'Blog', href: paths.blog },
    { label: 'Kontakt', href: paths.contact },
  ],
  legal: [
    { label: 'Nutzungsbedingungen', href: paths.terms },
    { label: 'Datenschutz', href: paths.privacy },
  ],
}
