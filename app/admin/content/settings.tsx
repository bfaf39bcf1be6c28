import { Link, useSearchParams } from 'react-router'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/settings.ts'
import { documentAction, documentLoader } from './edit/document-route.ts'
import { DocumentScreen } from './edit/document-screen.tsx'

const parts = [
  { document: 'site', label: 'Site' },
  { document: 'navigation', label: 'Navigation' },
  { document: 'redirects', label: 'Redirects' },
  { document: 'screens', label: 'Forms and blog' },
]

export const loader = (args: Route.LoaderArgs) => documentLoader(args, 'site')
export const action = (args: Route.ActionArgs) => documentAction(args)

export const meta = () => [{ title: 'Settings' }]

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const chosen = query.get('document') ?? 'site'
  return (
    <>
      <PageHeader title="Settings" />
      <nav aria-label="Settings" className="content-tabs">
        {parts.map(({ document, label }) => (
          <Link
            key={document}
            to={`${adminPaths.settings}?document=${document}`}
            aria-current={document === chosen ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <DocumentScreen data={loaderData} answer={actionData} />
    </>
  )
}
