import type { Page } from '#blocks/schema.ts'
import { contactPath, paths } from '#model/paths.ts'

export const page: Page = {
  id: 'our-services',
  title: 'Our Services: fifteen of them, on one spectrum | Wavelength',
  description:
    'All fifteen services of Wavelength by family, from design at 420 nm to video at 690 nm: what each one is in a line, and the page that tells you more.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services',
      title: 'Our Services',
      lead: 'Fifteen services, each with its own place on the spectrum. Neighbours work well together. Most projects use three of them.',
      lambda: 560,
      art: 'spectrum',
      allHues: true,
    },
    { type: 'service-index', title: 'Short waves first' },
    {
      type: 'contact-band',
      title: 'Not sure which one you need?',
      action: {
        label: 'Describe it in your words',
        href: contactPath({ service: 'Consulting', from: paths.services }),
      },
    },
  ],
}
