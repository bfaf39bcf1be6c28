import { adminPaths } from '#model/paths.ts'

/** The back office's rooms, by what one comes for. */
export const adminNavigation = [
  {
    group: 'Answer',
    links: [
      { label: 'Overview', href: adminPaths.dashboard },
      // inbox, subscribers
      { label: 'Subscribers', href: adminPaths.subscribers },
      { label: 'Inbox', href: adminPaths.inbox },
    ],
  },
  {
    group: 'Write',
    links: [
      { label: 'Blog', href: adminPaths.blog },
      // blog, pages, collections, media, settings
      { label: 'Media', href: adminPaths.media },
      { label: 'Pages and words', href: adminPaths.pages },
      { label: 'Collections', href: adminPaths.collections },
      { label: 'Settings', href: adminPaths.settings },
    ],
  },
  {
    group: 'Look after',
    links: [
      // mail, webhooks, missing pages, privacy, people
      { label: 'People', href: adminPaths.people },
      { label: 'Mail', href: adminPaths.mail },
      { label: 'Webhooks', href: adminPaths.webhooks },
      { label: 'Missing pages', href: adminPaths.missing },
      { label: 'Self-check', href: adminPaths.selfCheck },
      { label: 'Privacy', href: adminPaths.privacy },
      { label: 'Audit log', href: adminPaths.audit },
    ],
  },
]
