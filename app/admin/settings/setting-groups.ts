import { CircleUser, KeyRound, type LucideIcon, WandSparkles } from 'lucide-react'
import { manageScreensFor } from '#app/admin/shell/navigation.ts'
import type { Role } from '#model/accounts/accounts.ts'
import { adminPaths, setupPath, tokensPath } from '#model/admin-paths.ts'
import { settingPath, settingsDocuments } from './settings-documents.ts'

export type SettingEntry = { label: string; what?: string; href: string; icon: LucideIcon }

const own: SettingEntry[] = [
  {
    label: 'Your account',
    what: 'Name, password, passkeys, notifications, signature',
    href: adminPaths.account,
    icon: CircleUser,
  },
  {
    label: 'Access tokens',
    what: 'For assistants and scripts that work for you',
    href: tokensPath,
    icon: KeyRound,
  },
]

const setup: SettingEntry = {
  label: 'Make it yours',
  what: 'Set up the site step by step, beside its pages',
  href: setupPath(),
  icon: WandSparkles,
}

/** All that this role can set, and what keeps the site running. */
export function settingGroups(role: Role) {
  const site: SettingEntry[] = settingsDocuments.map(({ document, ...entry }) => ({
    ...entry,
    href: settingPath(document),
  }))
  return [
    { title: 'The site', entries: role === 'owner' ? [...site, setup] : site },
    { title: 'Running the site', entries: manageScreensFor(role) },
    { title: 'You', entries: own },
  ] as const
}

/** Where a screen of the settings is among their entries; undefined on the others, and on the set-up, which has the window to itself. */
export function currentSetting(role: Role, pathname: string, search: string) {
  const document = new URLSearchParams(search).get('document') ?? 'site'
  const address = pathname === adminPaths.settings ? settingPath(document) : pathname
  return settingGroups(role)
    .flatMap(({ entries }) => entries.map(({ href }) => href))
    .filter((href) => href !== setup.href && (address === href || address.startsWith(`${href}/`)))
    .toSorted((one, other) => other.length - one.length)[0]
}
