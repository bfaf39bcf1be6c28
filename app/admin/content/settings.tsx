import { Link, useSearchParams } from 'react-router'
import { readQuery } from '#app/admin/admin-from.ts'
import { BackLink } from '#app/admin/kit/back-link.tsx'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { settingPath, settingsDocuments } from '#app/admin/settings/settings-documents.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { ThemeColours } from '#app/admin/theme/theme-colours.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths, automaticEmailsPath, redirectPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/settings.ts'
import { documentAction, documentLoader } from './edit/document-route.ts'
import { DocumentScreen } from './edit/document-screen.tsx'

export const loader = (args: Route.LoaderArgs) =>
  documentLoader(args, readQuery(args).document ?? 'site')
export const action = (args: Route.ActionArgs) => documentAction(args)

export const meta = ({ location }: Route.MetaArgs) => [
  { title: `${nameOf(new URLSearchParams(location.search))}, Settings` },
]

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const current = query.get('document') ?? 'site'
  return (
    <>
      {/* On wide screens all settings are beside it. */}
      <div className="md:mb-7 xl:hidden">
        <TabLinks
          label="Settings of the site"
          tabs={settingsDocuments.map(({ document, label }) => ({
            name: label,
            to: settingPath(document),
            isCurrent: document === current,
          }))}
        />
      </div>
      <DocumentScreen
        data={loaderData}
        heading={<SettingsHeading name={nameOf(query)} />}
        result={actionData}
        isPageOnDemand={current === 'site'}
        above={({ value }) =>
          current === 'theme' ? <ThemeColours value={value} /> : <OtherScreens of={current} />
        }
      />
    </>
  )
}

/** In the toolbar: on small screens the way back to all settings, too. */
function SettingsHeading({ name }: { name: string }) {
  return (
    <div className="flex min-w-0 items-center gap-x-4">
      <BackLink to={adminPaths.settingsIndex} className="xl:hidden">
        Settings
      </BackLink>
      <h1 className="min-w-0 text-section">{name}</h1>
    </div>
  )
}

/** Links to what else belongs to a document. */
function OtherScreens({ of }: { of: string }) {
  const { role } = usePerson()
  if (of === 'emails') {
    return (
      <p>
        <Link to={automaticEmailsPath()} className="admin-link">
          See these emails and send them to yourself
        </Link>
      </p>
    )
  }
  if (of !== 'redirects') return null
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      {mayAct(role, 'editor') && (
        <Link to={redirectPaths.import} className="admin-link">
          Add redirects from a CSV file
        </Link>
      )}
      <a href={redirectPaths.export} className="admin-link">
        Export as CSV
      </a>
    </p>
  )
}

/** Of the document that the query names. */
function nameOf(query: URLSearchParams) {
  const current = query.get('document') ?? 'site'
  return settingsDocuments.find(({ document }) => document === current)?.label ?? 'Settings'
}
