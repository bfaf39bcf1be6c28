import type { Route } from './+types/change.ts'
import { changeDocument } from './document-route.ts'

/** The editor's own way to save and publish: an answer as JSON, so that a failure leaves the screen as it is. */
export async function action(asked: Route.ActionArgs) {
  const answer = await changeDocument(asked)
  return Response.json(answer, { status: answer.ok ? 200 : answer.status })
}

export function loader() {
  return new Response('This address only takes changes from the editor.', { status: 405 })
}
