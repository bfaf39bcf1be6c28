import { CircleUser, KeyRound, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { manageScreensFor } from '#app/admin/shell/navigation.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { adminPaths, setupPath, tokensPath } from '#model/admin-paths.ts'
import { settingPath, settingsDocuments } from './settings-documents.ts'

export const meta = () => [{ title: 'Settings' }]

type Entry = { label: string; what?: string; href: string; icon?: LucideIcon }

const own: Entry[] = [
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

const setup: Entry = {
  label: 'Make it yours',
  what: 'Set up the site step by step, beside its pages',
  href: setupPath(),
}

/** Leads to all settings, and to what keeps the site running. */
export default function SettingsIndex() {
  const { role } = usePerson()
  const site = settingsDocuments.map(({ document, ...entry }) => ({
    ...entry,
    href: settingPath(document),
  }))
  return (
    <>
      <PageHeader title="Settings" />
      <div className="grid gap-x-14 gap-y-9 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Group title="The site" entries={role === 'owner' ? [...site, setup] : site} isWide />
        <div className="grid content-start gap-9">
          <Group title="Running the site" entries={manageScreensFor(role)} />
          <Group title="You" entries={own} />
        </div>
      </div>
    </>
  )
}

type GroupProps = { title: string; entries: readonly Entry[]; isWide?: boolean }

function Group({ title, entries, isWide }: GroupProps) {
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <h2 className="label text-soft">{title}</h2>
      <ul className={`grid border-strong-line border-t ${isWide ? 'gap-x-14 md:grid-cols-2' : ''}`}>
        {entries.map(({ label, what, href, icon: Icon }) => (
          <li
            key={href}
            className="relative flex items-baseline gap-3 border-line border-b py-3 hover:bg-raised/60"
          >
            {Icon && (
              <Icon
                aria-hidden="true"
                className="size-4.5 flex-none translate-y-1 text-soft"
                strokeWidth={1.75}
              />
            )}
            <span className="grid min-w-0 gap-0.5">
              <Link
                to={href}
                className="stretched-link font-semibold focus-visible:after:-outline-offset-2"
              >
                {label}
              </Link>
              {what && <span className="text-soft">{what}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
