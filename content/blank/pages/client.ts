import type { Page } from '#blocks/schema.ts'

export const page: Page = {
  id: 'client',
  title: 'Our clients',
  description: 'Companies that we work for, from the first shop on our street to those far away.',
  blocks: [
    {
      type: 'page-head',
      label: 'Clients',
      title: 'Our clients',
      intro: 'Companies that we work for.',
      lambda: 430,
      art: 'rings',
    },
    {
      type: 'client-wall',
      title: 'Clients',
      intro: 'In no order.',
      clients: { collection: 'client' },
    },
  ],
}
