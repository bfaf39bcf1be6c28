import { Link, useSearchParams } from 'react-router'
import { readQuery } from '#app/admin/admin-from.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { settingPath, settingsDocuments } from '#app/admin/settings/settings-documents.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { ThemeColours } from '#app/admin/theme/theme-colours.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { automaticEmailsPath, redirectPaths } from '#model/admin-paths.ts'
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
  const { role } = usePerson()
  return (
    <>
      <PageHeader title={nameOf(query)} />
      {/* On wide screens all settings are beside it. */}
      <div className="xl:hidden">
        <TabLinks
          label="Settings of the site"
          tabs={settingsDocuments.map(({ document, label }) => ({
            name: label,
            to: settingPath(document),
            isCurrent: document === current,
          }))}
        />
      </div>
      {current === 'emails' && (
        <p>
          <Link to={automaticEmailsPath()} className="admin-link">
            See these emails and send them to yourself
          </Link>
        </p>
      )}
      {current === 'redirects' && (
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
      )}
      <DocumentScreen
        data={loaderData}
        result={actionData}
        isPageOnDemand={current === 'site'}
        {...(current === 'theme' && {
          above: ({ value }) => <ThemeColours value={value} />,
        })}
      />
    </>
  )
}

/** Of the document that the query names. */
function nameOf(query: URLSearchParams) {
  const current = query.get('document') ?? 'site'
  return settingsDocuments.find(({ document }) => document === current)?.label ?? 'Settings'
}
