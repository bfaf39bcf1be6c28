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
      { label: 'Privacy', href: adminPaths.privacy },
      { label: 'Audit log', href: adminPaths.audit },
    ],
  },
]
