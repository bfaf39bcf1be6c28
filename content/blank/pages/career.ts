import type { Page } from '#blocks/schema.ts'

export const page: Page = {
  id: 'career',
  title: 'Careers',
  description:
    'Open jobs, what working here is like, and how to apply: five fields and your résumé.',
  blocks: [
    {
      type: 'page-head',
      label: 'Careers',
      title: 'Work with us',
      intro: 'What we look for, and how we hire.',
      lambda: 620,
      art: 'trace',
    },
  ],
}
