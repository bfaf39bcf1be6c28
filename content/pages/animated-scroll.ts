import type { Page } from '#blocks/schema.ts'
import { marquee } from '#content/marquee.ts'
import { showcase } from '#content/showcase.ts'

export const page: Page = {
  id: 'animated-scroll',
  title: 'What we do, in one long scroll | Wavelength',
  description:
    'Fifteen services from 400 to 700 nm, each lit at its own wavelength as you scroll, then the sixteen things clients ask Wavelength for most, on four sheets.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / In one scroll',
      title: 'All in one scroll',
      intro:
        'The whole spectrum, from violet to red, with everything we do at its place. The scrolling is up to you.',
      lambda: 640,
      art: 'spectrum',
      allHues: true,
    },
    {
      type: 'spectrum-scroll',
      title: 'From 400 to 700 nm',
      intro:
        'Fifteen services, each at its own wavelength. The ones close together work well together.',
    },
    {
      type: 'service-stack',
      title: 'Four bands of one spectrum',
      full: true,
      categories: showcase.toSorted((a, b) => a.lambda - b.lambda),
    },
    marquee,
    {
      type: 'wave-tuner',
      title: 'Now tune your own',
      intro:
        'Your name sets the two frequencies; where they start is up to you. Listen to it, keep it, send it to somebody.',
    },
  ],
}
