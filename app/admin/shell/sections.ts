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
import type { Role } from '#model/accounts/accounts.ts'
import { adminPaths, newsletterPaths, pipelineListPath } from '#model/admin-paths.ts'

export type Screen = {
  label: string
  href: string
  icon: LucideIcon
  /** Opens it after the key G. */
  key?: string
  /** Hidden from roles that would get a 403. */
  minRole?: Role
  /** Where it leads for authors and viewers, who see nothing of visitors. */
  withoutVisitors?: string
  /** What it is for, on the screen of the settings. */
  what?: string
  /** Another view of the same screen. */
  otherView?: string
}

/** An entry of the sidebar. `parts`: screens that belong to it, with links between them. */
export type Section = Screen & { parts?: Screen[] }

export const content: Screen = {
  label: 'Content',
  href: adminPaths.content,
  icon: PanelsTopLeft,
  key: 'c',
}
const pipeline: Screen = {
  label: 'Pipeline',
  href: adminPaths.pipeline,
  icon: SquareKanban,
  minRole: 'editor',
  otherView: pipelineListPath,
}

/** The screens below the settings, which keep the site running. */
export const manage: Screen[] = [
  {
    label: 'People',
    href: adminPaths.accounts,
    icon: Users,
    key: 'p',
    minRole: 'owner',
    what: 'Who may sign in, and what each may do',
  },
  {
    label: 'Mail log',
    href: adminPaths.mail,
    icon: MailCheck,
    key: 'e',
    minRole: 'editor',
    what: 'Every email and webhook call, and what became of it',
  },
  {
    label: 'Missing pages',
    href: adminPaths.notFound,
    icon: Unlink,
    what: 'Addresses that visitors did not find, to redirect',
  },
  {
    label: 'Webhooks',
    href: adminPaths.webhooks,
    icon: Webhook,
    minRole: 'owner',
    what: 'Tells other systems about leads, calls and more',
  },
  {
    label: 'Privacy',
    href: adminPaths.privacy,
    icon: ShieldCheck,
    minRole: 'owner',
    what: 'How long data is kept; find or erase a person',
  },
  {
    label: 'Audit log',
    href: adminPaths.audit,
    icon: ScrollText,
    minRole: 'owner',
    what: 'Who changed what, and when',
  },
  {
    label: 'System',
    href: adminPaths.system,
    icon: Server,
    minRole: 'owner',
    what: 'What works on this server, and its backups',
  },
  {
    label: 'Go live',
    href: adminPaths.goLive,
    icon: Rocket,
    minRole: 'owner',
    what: 'What is left to do before visitors come',
  },
]

/** The admin's sections, by how often they are used. */
export const sections: Section[] = [
  { label: 'Overview', href: adminPaths.dashboard, icon: House, key: 'o' },
  { label: 'Inbox', href: adminPaths.leads, icon: Inbox, key: 'i', minRole: 'editor' },
  {
    ...pipeline,
    parts: [
      pipeline,
      { label: 'Offers', href: adminPaths.offers, icon: ReceiptText, minRole: 'editor' },
    ],
  },
  { label: 'Calls', href: adminPaths.calls, icon: Phone, minRole: 'editor' },
  {
    ...content,
    parts: [
      content,
      { label: 'Collections', href: adminPaths.collections, icon: Layers, key: 'l' },
      { label: 'Calendar', href: adminPaths.calendar, icon: CalendarDays },
    ],
  },
  { label: 'Blog', href: adminPaths.blog, icon: Newspaper, key: 'b' },
  {
    label: 'Newsletter',
    href: adminPaths.newsletter,
    icon: Send,
    key: 'n',
    withoutVisitors: newsletterPaths.issues,
  },
  { label: 'Media', href: adminPaths.media, icon: Image, key: 'm' },
  { label: 'Insights', href: adminPaths.insights, icon: ChartLine, key: 'v' },
  {
    label: 'Settings',
    href: adminPaths.settingsIndex,
    icon: Settings,
    key: 's',
    parts: [
      // The documents of the settings.
      { label: 'Site', href: adminPaths.settings, icon: Settings },
      ...manage,
    ],
  },
]
