import {
  CalendarDays,
  ChartLine,
  House,
  Image,
  Inbox,
  Layers,
  type LucideIcon,
  MailCheck,
  Newspaper,
  PanelsTopLeft,
  Phone,
  ReceiptText,
  Rocket,
  ScrollText,
  Send,
  Server,
  Settings,
  ShieldCheck,
  SquareKanban,
  Unlink,
  Users,
  Webhook,
} from 'lucide-react'
import { mayAct, type Role } from '#model/accounts/accounts.ts'
import { adminPaths, newsletterPaths } from '#model/admin-paths.ts'
import { readEntryKey } from '#model/content/collections.ts'

export type Section = {
  label: string
  href: string
  icon: LucideIcon
  /** Opens it after the key G. */
  key?: string
  /** Hidden from roles that would get a 403. */
  minRole?: Role
  /** Where it leads for authors and viewers, who see nothing of visitors. */
  withoutVisitors?: string
}

/** The admin's sections: daily work, then what keeps the site running. */
export const adminNavigation: { group: string; sections: Section[] }[] = [
  {
    group: 'Work',
    sections: [
      { label: 'Overview', href: adminPaths.dashboard, icon: House, key: 'o' },
      { label: 'Insights', href: adminPaths.insights, icon: ChartLine, key: 'v' },
      { label: 'Inbox', href: adminPaths.leads, icon: Inbox, key: 'i', minRole: 'editor' },
      { label: 'Pipeline', href: adminPaths.pipeline, icon: SquareKanban, minRole: 'editor' },
      { label: 'Offers', href: adminPaths.offers, icon: ReceiptText, minRole: 'editor' },
      { label: 'Content', href: adminPaths.content, icon: PanelsTopLeft, key: 'c' },
      { label: 'Collections', href: adminPaths.collections, icon: Layers, key: 'l' },
      { label: 'Blog', href: adminPaths.blog, icon: Newspaper, key: 'b' },
      { label: 'Calls', href: adminPaths.calls, icon: Phone, minRole: 'editor' },
      { label: 'Calendar', href: adminPaths.calendar, icon: CalendarDays },
      {
        label: 'Newsletter',
        href: adminPaths.newsletter,
        icon: Send,
        key: 'n',
        withoutVisitors: newsletterPaths.issues,
      },
      { label: 'Media', href: adminPaths.media, icon: Image, key: 'm' },
    ],
  },
  {
    group: 'Manage',
    sections: [
      { label: 'Settings', href: adminPaths.settings, icon: Settings, key: 's' },
      { label: 'People', href: adminPaths.accounts, icon: Users, key: 'p', minRole: 'owner' },
      { label: 'Mail log', href: adminPaths.mail, icon: MailCheck, key: 'e', minRole: 'editor' },
      { label: 'Missing pages', href: adminPaths.notFound, icon: Unlink },
      { label: 'Webhooks', href: adminPaths.webhooks, icon: Webhook, minRole: 'owner' },
      { label: 'Privacy', href: adminPaths.privacy, icon: ShieldCheck, minRole: 'owner' },
      { label: 'Audit log', href: adminPaths.audit, icon: ScrollText, minRole: 'owner' },
      { label: 'Go live', href: adminPaths.goLive, icon: Rocket, minRole: 'owner' },
      { label: 'System', href: adminPaths.system, icon: Server, minRole: 'owner' },
    ],
  },
]

/** The groups and sections that this role may open. */
export function navigationFor(role: Role) {
  return adminNavigation
    .map(({ group, sections }) => ({
      group,
      sections: sections
        .filter(({ minRole = 'viewer' }) => mayAct(role, minRole))
        .map((section) => ({
          ...section,
          href: (!mayAct(role, 'editor') && section.withoutVisitors) || section.href,
        })),
    }))
    .filter(({ sections }) => sections.length > 0)
}

/** The `href` of a path's section: the longest one that is a prefix of the path. Entries are edited in their collections. */
export function sectionOf(path: string, query = '') {
  if (readEntryKey(new URLSearchParams(query).get('document') ?? '')) return adminPaths.collections
  const hrefs = adminNavigation.flatMap(({ sections }) => sections.map(({ href }) => href))
  return hrefs
    .filter((href) => path === href || (href !== '/admin' && path.startsWith(`${href}/`)))
    .toSorted((one, other) => other.length - one.length)[0]
}
