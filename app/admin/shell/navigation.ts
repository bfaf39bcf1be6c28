import { adminPaths } from '#model/admin-paths.ts'

type Section = {
  label: string
  href: string
  /** Hidden from roles that would get a 403. */
  ownersOnly?: boolean
}

/** The admin's sections by task. */
export const adminNavigation: { group: string; sections: Section[] }[] = [
  {
    group: 'Respond',
    sections: [
      { label: 'Overview', href: adminPaths.dashboard },
      { label: 'Inbox', href: adminPaths.leads },
      { label: 'Subscribers', href: adminPaths.newsletter },
    ],
  },
  {
    group: 'Write',
    sections: [
      { label: 'Blog', href: adminPaths.blog },
      { label: 'Pages', href: adminPaths.content },
      { label: 'Collections', href: adminPaths.collections },
      { label: 'Media', href: adminPaths.media },
      { label: 'Settings', href: adminPaths.settings },
    ],
  },
  {
    group: 'Manage',
    sections: [
      { label: 'Email', href: adminPaths.mail },
      { label: 'Webhooks', href: adminPaths.webhooks, ownersOnly: true },
      { label: 'Not found', href: adminPaths.notFound },
      { label: 'Privacy', href: adminPaths.privacy, ownersOnly: true },
      { label: 'People', href: adminPaths.accounts, ownersOnly: true },
      { label: 'Audit log', href: adminPaths.audit, ownersOnly: true },
      { label: 'System', href: adminPaths.system, ownersOnly: true },
    ],
  },
]

/** The `href` of a path's section: the longest one that is a prefix of the path. */
export function sectionOf(path: string) {
  const hrefs = adminNavigation.flatMap(({ sections }) => sections.map(({ href }) => href))
  return hrefs
    .filter((href) => path === href || (href !== '/admin' && path.startsWith(`${href}/`)))
    .toSorted((one, other) => other.length - one.length)[0]
}
