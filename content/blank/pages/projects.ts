import type { Page } from '#blocks/schema.ts'

export const page: Page = {
  id: 'projects',
  title: 'Our work',
  description:
    'Projects that we have finished: what the client needed, what we made, and what came of it.',
  blocks: [
    {
      type: 'page-head',
      label: 'Work',
      title: 'Our work',
      intro: 'Projects that we have finished, and what came of them.',
      lambda: 500,
      art: 'spectrum',
    },
    {
      type: 'case-index',
      title: 'Projects',
      action: 'Read more',
      cases: { collection: 'case' },
    },
  ],
}
