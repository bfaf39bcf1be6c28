import { documentAction, documentLoader } from '#app/admin/content/edit/document-route.ts'
import { DocumentScreen } from '#app/admin/content/edit/document-screen.tsx'
import { DocumentHeading } from '#app/admin/content/edit/edit.tsx'
import { postKey } from '#model/content/standalone.ts'
import type { Route } from './+types/edit-post.ts'
import { postControls } from './post-controls.ts'

export const loader = (args: Route.LoaderArgs) => documentLoader(args, postKey(args.params.id))
export const action = (args: Route.ActionArgs) => documentAction(args)

export const meta = () => [{ title: 'Edit post' }]

export default function EditPost({ loaderData, actionData }: Route.ComponentProps) {
  const heading = <DocumentHeading opened={loaderData.opened} />
  return (
    <DocumentScreen
      data={loaderData}
      heading={heading}
      result={actionData}
      controls={postControls}
    />
  )
}
