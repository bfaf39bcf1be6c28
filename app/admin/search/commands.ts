import {
  ArrowUpRight,
  CircleUser,
  DatabaseBackup,
  Download,
  FilePlus,
  ImagePlus,
  Keyboard,
  KeyRound,
  LogOut,
  type LucideIcon,
  MailCheck,
  MailPlus,
  PanelLeft,
  PenLine,
  UserPlus,
} from 'lucide-react'
import { screensFor } from '#app/admin/shell/navigation.ts'
import { mayAct, type Role } from '#model/accounts/accounts.ts'
import { adminPaths, leadExportPath, newsletterPaths, tokensPath } from '#model/admin-paths.ts'
import { blogPaths } from '#model/blog/post-paths.ts'
import { mediaPaths } from '#model/media/media.ts'
import { paths } from '#model/paths.ts'

/** What a command does: opens an admin screen or any other URL, sends a form, or does something on the screen. */
export type Deed =
  | { to: string }
  | { url: string }
  | { post: string; intent?: string }
  | { show: 'shortcuts' | 'sidebar' | 'sign-out' }

export type Command = { title: string; icon: LucideIcon; deed: Deed }

/** `words`: what else it may be called. */
type OwnCommand = Command & { words?: string; minRole?: Role }

const signOut: OwnCommand = {
  title: 'Sign out',
  icon: LogOut,
  deed: { show: 'sign-out' },
  words: 'log out logout leave',
}

const actions: OwnCommand[] = [
  {
    title: 'New post',
    icon: PenLine,
    deed: { to: blogPaths.new },
    words: 'write article blog',
    minRole: 'author',
  },
  {
    title: 'New page',
    icon: FilePlus,
    deed: { to: `${adminPaths.content}/new` },
    words: 'add content',
    minRole: 'author',
  },
  {
    title: 'New issue',
    icon: MailPlus,
    deed: { post: newsletterPaths.issues, intent: 'create' },
    words: 'write newsletter email mailing',
    minRole: 'author',
  },
  {
    title: 'Upload pictures',
    icon: ImagePlus,
    deed: { to: mediaPaths.add },
    words: 'add media images photos',
    minRole: 'editor',
  },
  {
    title: 'Add subscribers',
    icon: UserPlus,
    deed: { to: newsletterPaths.add },
    words: 'import newsletter',
    minRole: 'editor',
  },
  {
    title: 'Export leads as CSV',
    icon: Download,
    deed: { url: leadExportPath },
    words: 'download inbox',
    minRole: 'editor',
  },
  {
    title: 'Back up now',
    icon: DatabaseBackup,
    deed: { post: adminPaths.system, intent: 'back-up-now' },
    words: 'backup',
    minRole: 'owner',
  },
  {
    title: 'Send me a test email',
    icon: MailCheck,
    deed: { post: adminPaths.system, intent: 'send-test-email' },
    words: 'mail smtp',
    minRole: 'owner',
  },
  {
    title: 'Send a test email to the inbox',
    icon: MailCheck,
    deed: { post: adminPaths.system, intent: 'test-inbox' },
    words: 'receive imap answers',
    minRole: 'owner',
  },
  {
    title: 'Your account',
    icon: CircleUser,
    deed: { to: adminPaths.account },
    words: 'password passkey notifications sessions profile',
  },
  {
    title: 'Access tokens',
    icon: KeyRound,
    deed: { to: tokensPath },
    words: 'api mcp assistant script connect',
  },
  {
    title: 'View site',
    icon: ArrowUpRight,
    deed: { url: paths.home },
    words: 'open public website',
  },
  { title: 'Keyboard shortcuts', icon: Keyboard, deed: { show: 'shortcuts' }, words: 'help keys' },
  {
    title: 'Collapse or expand the sidebar',
    icon: PanelLeft,
    deed: { show: 'sidebar' },
    words: 'navigation menu',
  },
]

/** The actions and screens of this role of which every word of the search begins a word. */
export function commandsFor(role: Role, q: string): { group: string; commands: Command[] }[] {
  const words = foldedWords(q)
  const screens = screensFor(role).map(
    ({ label, href, icon }): OwnCommand => ({ title: label, icon, deed: { to: href } }),
  )
  return [
    { group: 'Go to', all: screens },
    { group: 'Actions', all: actions.filter(({ minRole }) => mayAct(role, minRole ?? 'viewer')) },
  ]
    .map(({ group, all }) => ({
      group,
      commands: all.filter((command) => isMeant(command, words)),
    }))
    .filter(({ commands }) => commands.length > 0)
}

/** Signing out, which stands after all that is found; only for whole words, so that no beginning leads to it. */
export function signOutFor(q: string): Command[] {
  const own = foldedWords(`${signOut.title} ${signOut.words}`)
  return foldedWords(q).every((word) => own.includes(word)) ? [signOut] : []
}

function isMeant({ title, words = '' }: OwnCommand, searched: string[]) {
  const own = foldedWords(`${title} ${words}`)
  return searched.every((word) => own.some((one) => one.startsWith(word)))
}

function foldedWords(text: string) {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
