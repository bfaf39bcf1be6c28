import { redirect } from 'react-router'
import { adminFrom, readQuery } from '#app/admin/admin-from.ts'
import { adminPaths, documentPath } from '#model/admin-paths.ts'
import type { Route } from './+types/at.ts'

/** Opens the editor of the page at a public path (`?path=`); where it has none, the list of pages. */
export async function loader(args: Route.LoaderArgs) {
  const { path } = readQuery(args)
  const { documents } = await adminFrom(args).content.list()
  const shown = documents.filter((entry) => entry.path === path)
  const own = shown.find(({ key }) => key.startsWith('page:')) ?? shown[0]
  throw redirect(own ? documentPath(own.key) : adminPaths.content)
}
