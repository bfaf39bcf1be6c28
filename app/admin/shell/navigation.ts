import { adminPaths } from '#model/paths.ts'

/** The back office's rooms, by what one comes for. */
export const adminNavigation = [
  {
    group: 'Answer',
    links: [
      { label: 'Overview', href: adminPaths.dashboard },
      // inbox, subscribers
      { label: 'Inbox', href: adminPaths.inbox },
    ],
  },
  {
    group: 'Write',
    links: [
      // blog, pages, collections, media, settings
    ],
  },
  {
    group: 'Look after',
    links: [
      // mail, webhooks, missing pages, privacy, people
      { label: 'Audit log', href: adminPaths.audit },
    ],
  },
]
