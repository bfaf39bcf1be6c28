import { deskOf, formOf } from '#app/admin/admin-from.ts'
import type { Route } from './+types/markdown.ts'

/** Markdown as the public page will show it; answers JSON. */
export async function action(asked: Route.ActionArgs) {
  return Response.json(await deskOf(asked).posts.render(await formOf(asked)))
}
