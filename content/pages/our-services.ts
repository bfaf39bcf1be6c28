import type { Page } from '#blocks/schema.ts'
import { contactPath, paths } from '#model/paths.ts'

export const page: Page = {
  id: 'our-services',
  title: 'Our Services: fifteen of them, on one spectrum | Wavelength',
  description:
    'All fifteen Wavelength services by family, from design at 420 nm to video at 690 nm: what each one is in a line, and where to read more.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Services',
      title: 'Our Services',
      lead: 'Fifteen services, each with its own place on the spectrum. Neighbours work well together, and most projects use about three.',
      lambda: 560,
      art: 'spectrum',
      allHues: true,
    },
    { type: 'service-index', title: 'All fifteen, by wavelength' },
    {
      type: 'contact-band',
      title: 'Not sure which you need? Ask us.',
      action: {
        label: 'Describe your project',
        href: contactPath({ service: 'Consulting', from: paths.services }),
      },
    },
  ],
}
