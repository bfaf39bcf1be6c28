import { adminPaths } from '#model/admin-paths.ts'

type RoomGroup = {
  group: string
  /** `ownersOnly`: others are not led to a door that stays shut. */
  links: { label: string; href: string; ownersOnly?: boolean }[]
}

/** The back office's rooms, by what one comes for. */
export const adminNavigation: RoomGroup[] = [
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
      { label: 'Webhooks', href: adminPaths.webhooks, ownersOnly: true },
      { label: 'Missing pages', href: adminPaths.missing },
      { label: 'Privacy', href: adminPaths.privacy, ownersOnly: true },
      { label: 'People', href: adminPaths.people, ownersOnly: true },
      { label: 'Audit log', href: adminPaths.audit, ownersOnly: true },
      { label: 'Self-check', href: adminPaths.selfCheck, ownersOnly: true },
    ],
  },
]
