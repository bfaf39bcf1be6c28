import { Link } from 'react-router'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { type SettingEntry, settingGroups } from './setting-groups.ts'

export const meta = () => [{ title: 'Settings' }]

/** Leads to all settings, and to what keeps the site running. */
export default function SettingsIndex() {
  const [site, running, own] = settingGroups(usePerson().role)
  return (
    <>
      <PageHeader title="Settings" />
      <div className="grid gap-x-14 gap-y-9 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-9">
          <Group {...site} isWide />
          <Group {...own} isWide />
        </div>
        <Group {...running} />
      </div>
    </>
  )
}

type GroupProps = { title: string; entries: readonly SettingEntry[]; isWide?: boolean }

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
            <Icon
              aria-hidden="true"
              className="size-4.5 flex-none translate-y-1 text-soft"
              strokeWidth={1.75}
            />
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
