import { adminPaths, documentPath } from '#model/admin-paths.ts'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { SmallLink } from '../../ui/small-button.tsx'
import type { Route } from './+types/edit.ts'
import { documentAction, documentLoader } from './document-route.ts'
import { DocumentScreen } from './document-screen.tsx'
import { otherHalf } from './other-half.ts'

export const loader = (asked: Route.LoaderArgs) => documentLoader(asked)
export const action = (asked: Route.ActionArgs) => documentAction(asked)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.opened.title}: edit` : 'Edit' },
]

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const { title, group, path } = loaderData.opened
  const half = otherHalf(loaderData.opened)
  return (
    <>
      <ScreenHead title={title} lead={path === null ? group : `${group}, at ${path}`}>
        {half && <SmallLink to={documentPath(half.document)}>{half.name}</SmallLink>}
        <SmallLink to={adminPaths.pages}>All pages</SmallLink>
      </ScreenHead>
      <DocumentScreen data={loaderData} answer={actionData} />
    </>
  )
}
