import type { Page } from '#blocks/schema.ts'

/** Shown once there is a service. */
export const page: Page = {
  id: 'our-services',
  title: 'Services',
  description: 'What we do, service by service: what you get, how we work, and what it costs.',
  blocks: [
    {
      type: 'page-head',
      label: 'Services',
      title: 'Services',
      intro: 'What we do, and what you get.',
      lambda: 480,
      art: 'rings',
    },
    { type: 'service-index', title: 'All services' },
  ],
}
