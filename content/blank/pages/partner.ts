import type { Page } from '#blocks/schema.ts'

export const page: Page = {
  id: 'partner',
  title: 'Partners',
  description: 'For people who bring us clients: how it works, what you get, and a form to begin.',
  blocks: [
    {
      type: 'page-head',
      label: 'Partners',
      title: 'Become a partner',
      intro: 'You know people who need what we do. We share what comes of it.',
      lambda: 570,
      art: 'interference',
    },
  ],
}
