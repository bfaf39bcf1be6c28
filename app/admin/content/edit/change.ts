import { respondJson } from '#app/admin/admin-from.ts'
import type { Route } from './+types/change.ts'
import { changeDocument } from './document-route.ts'

/** The editor's own way to save and publish: an answer as JSON, so that a failure leaves the screen as it is. */
export async function action(args: Route.ActionArgs) {
  return respondJson(await changeDocument(args))
}

export function loader() {
  return new Response('This address only takes changes from the editor.', { status: 405 })
}
