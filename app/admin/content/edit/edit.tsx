import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { SmallLink } from '#app/admin/kit/small-button.tsx'
import { adminPaths, documentPath } from '#model/admin-paths.ts'
import type { Route } from './+types/edit.ts'
import { otherHalf } from './counterpart.ts'
import { documentAction, documentLoader } from './document-route.ts'
import { DocumentScreen } from './document-screen.tsx'

export const loader = (args: Route.LoaderArgs) => documentLoader(args)
export const action = (args: Route.ActionArgs) => documentAction(args)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.opened.title}: edit` : 'Edit' },
]

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const { title, group, path } = loaderData.opened
  const half = otherHalf(loaderData.opened)
  return (
    <>
      <PageHeader title={title} lead={path === null ? group : `${group}, at ${path}`}>
        {half && <SmallLink to={documentPath(half.document)}>{half.name}</SmallLink>}
        <SmallLink to={adminPaths.pages}>All pages</SmallLink>
      </PageHeader>
      <DocumentScreen data={loaderData} answer={actionData} />
    </>
  )
}
