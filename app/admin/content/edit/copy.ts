import { adminFrom, readForm, respondJson } from '#app/admin/admin-from.ts'
import type { Route } from './+types/copy.ts'

/** JSON route: the pages that a section can be copied to. */
export async function loader(args: Route.LoaderArgs) {
  const { documents } = await adminFrom(args).content.list()
  const pages = documents.filter(({ key }) => key.startsWith('page:'))
  return Response.json(pages.map(({ key, title, group }) => ({ key, title, group })))
}

export async function action(args: Route.ActionArgs) {
  return respondJson(await adminFrom(args).content.copySection(await readForm(args)))
}
