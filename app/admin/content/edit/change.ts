import { respondJson } from '#app/admin/admin-from.ts'
import type { Route } from './+types/change.ts'
import { changeDocument } from './document-route.ts'

/** JSON route for the editor's actions without a navigation, so that a failure keeps unsaved changes. */
export async function action(args: Route.ActionArgs) {
  return respondJson(await changeDocument(args))
}

export function loader() {
  return new Response('This address only accepts POST.', { status: 405 })
}
