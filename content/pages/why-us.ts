import type { Page } from '#blocks/schema.ts'
import { process } from '#content/process.ts'
import { why } from '#content/why.ts'

export const page: Page = {
  id: 'why-us',
  title: 'Why us: how we work, and what it adds up to | Wavelength',
  description:
    'The four phases of every project at Wavelength, four reasons to choose us, and the counters: years, clients and projects done so far.',
  blocks: [
    {
      type: 'page-head',
      label: 'Home / Why us',
      title: 'Why us?',
      lead: 'Because you will know what happens next, what it costs and who does it. First the how, then the reasons.',
      lambda: 540,
      art: 'trace',
    },
    process,
    why,
  ],
}
