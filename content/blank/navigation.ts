import type { Navigation } from '#model/content/site.ts'
import { paths } from '#model/paths.ts'

export const navigation: Navigation = {
  header: [
    { label: 'Home', href: paths.home },
    { label: 'Services', href: paths.services },
    { label: 'Work', href: paths.projects },
    { label: 'Clients', href: paths.client },
    { label: 'Blog', href: paths.blog },
    { label: 'Careers', href: paths.career },
    { label: 'Contact', href: paths.contact },
  ],
  main: { label: 'Write to us', href: paths.contact },
  call: 'Call us',
  mobileExtra: [{ label: 'Partners', href: paths.partners }],
  quickLinks: [
    { label: 'Home', href: paths.home },
    { label: 'Services', href: paths.services },
    { label: 'Blog', href: paths.blog },
    { label: 'Contact', href: paths.contact },
  ],
  legal: [
    { label: 'Terms', href: paths.terms },
    { label: 'Privacy', href: paths.privacy },
  ],
}
