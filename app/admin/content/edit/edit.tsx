import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { adminPaths, documentPath } from '#model/admin-paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/edit.ts'
import { counterpartOf } from './counterpart.ts'
import { documentAction, documentLoader } from './document-route.ts'
import { DocumentScreen } from './document-screen.tsx'

export const loader = (args: Route.LoaderArgs) => documentLoader(args)
export const action = (args: Route.ActionArgs) => documentAction(args)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.opened.title}: edit` : 'Edit' },
]

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const { title, group, path } = loaderData.opened
  const half = counterpartOf(loaderData.opened)
  return (
    <>
      <PageHeader title={title} lead={path === null ? group : `${group}, at ${path}`}>
        {half && (
          <ButtonLink size="sm" variant="outline" to={documentPath(half.document)}>
            {half.name}
          </ButtonLink>
        )}
        <ButtonLink size="sm" variant="outline" to={adminPaths.content}>
          All pages
        </ButtonLink>
      </PageHeader>
      <DocumentScreen data={loaderData} answer={actionData} />
    </>
  )
}
