import { adminPaths } from '#model/paths.ts'

/** The back office's rooms, by what one comes for. */
export const adminNavigation = [
  {
    group: 'Answer',
    links: [
      { label: 'Overview', href: adminPaths.dashboard },
      // inbox, subscribers
      { label: 'Subscribers', href: adminPaths.subscribers },
    ],
  },
  {
    group: 'Write',
    links: [
      // blog, pages, collections, media, settings
      { label: 'Media', href: adminPaths.media },
    ],
  },
  {
    group: 'Look after',
    links: [
      // mail, webhooks, missing pages, privacy, people
      { label: 'Mail', href: adminPaths.mail },
      { label: 'Webhooks', href: adminPaths.webhooks },
      { label: 'Missing pages', href: adminPaths.missing },
      { label: 'Self-check', href: adminPaths.selfCheck },
      { label: 'Audit log', href: adminPaths.audit },
    ],
  },
]
