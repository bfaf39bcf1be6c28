import { Link, useSearchParams } from 'react-router'
import { readQuery } from '#app/admin/admin-from.ts'
import { settingsDocuments } from '#app/admin/settings/settings-documents.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { ThemeColours } from '#app/admin/theme/theme-colours.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths, automaticEmailsPath, redirectPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/settings.ts'
import { documentAction, documentLoader } from './edit/document-route.ts'
import { DocumentScreen } from './edit/document-screen.tsx'
import { EditorTitle } from './edit/editor-title.tsx'

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
    <DocumentScreen
      data={loaderData}
      heading={
        <EditorTitle
          title={nameOf(query)}
          // On wide screens all settings are beside it.
          back={{ to: adminPaths.settingsIndex, name: 'Settings', isSmall: true }}
        />
      }
      result={actionData}
      isPageOnDemand={current === 'site'}
      above={({ value }) =>
        current === 'theme' ? <ThemeColours value={value} /> : <OtherScreens of={current} />
      }
    />
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
