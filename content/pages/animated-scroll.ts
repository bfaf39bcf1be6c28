import type { Page } from '#blocks/schema.ts'
import { marquee } from '#content/marquee.ts'
import { showcase } from '#content/showcase.ts'

export const page: Page = {
  id: 'animated-scroll',
  title: 'What we do, in one long scroll | Wavelength',
  description:
    'Ads, marketplaces, design and software: four sheets that stack as you scroll, with the sixteen things clients ask Wavelength for most.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / In one scroll',
      title: 'All in one scroll',
      lead: 'The sixteen things clients ask us for most, on four sheets. Scroll, and each sheet makes room for the next.',
      lambda: 640,
      art: 'spectrum',
      allHues: true,
    },
    { type: 'service-stack', title: 'What we do', full: true, categories: showcase },
    marquee,
    {
      type: 'wave-tuner',
      title: 'Now tune your own',
      lead: 'Your name sets the two frequencies; where they start is up to you. Listen to it, keep it, send it to somebody.',
    },
  ],
}
