import { adminPaths } from '#model/admin-paths.ts'

/** The back office's rooms, by what one comes for. */
export const adminNavigation = [
  {
    group: 'Answer',
    links: [
      { label: 'Overview', href: adminPaths.dashboard },
      { label: 'Inbox', href: adminPaths.inbox },
      { label: 'Subscribers', href: adminPaths.subscribers },
    ],
  },
  {
    group: 'Write',
    links: [
      { label: 'Blog', href: adminPaths.blog },
      { label: 'Pages and words', href: adminPaths.pages },
      { label: 'Collections', href: adminPaths.collections },
      { label: 'Media', href: adminPaths.media },
      { label: 'Settings', href: adminPaths.settings },
    ],
  },
  {
    group: 'Look after',
    links: [
      { label: 'Mail', href: adminPaths.mail },
      { label: 'Webhooks', href: adminPaths.webhooks },
      { label: 'Missing pages', href: adminPaths.missing },
      { label: 'Privacy', href: adminPaths.privacy },
      { label: 'People', href: adminPaths.people },
      { label: 'Audit log', href: adminPaths.audit },
      { label: 'Self-check', href: adminPaths.selfCheck },
    ],
  },
]
