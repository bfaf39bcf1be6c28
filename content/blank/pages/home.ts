import type { Page } from '#blocks/schema.ts'
import { contactPath, paths } from '#model/paths.ts'

export const page: Page = {
  id: 'home',
  title: 'Your agency: what you do, in a few words',
  description:
    'One or two sentences for search engines: what you do, for whom, and where. They stand below the title in the results.',
  blocks: [
    {
      type: 'hero',
      layout: 'drawing',
      title: ['Your headline', 'goes here.'],
      intro:
        'Two sentences about what you do and for whom. Click any text in the editor to change it.',
      primary: { label: 'Write to us', href: contactPath({ from: paths.home }) },
    },
    {
      type: 'contact-band',
      title: 'Tell us what should exist at the end.',
      action: { label: 'Write to us', href: contactPath({ from: paths.home }) },
    },
  ],
}
