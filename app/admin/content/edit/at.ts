import { redirect } from 'react-router'
import { adminFrom, readQuery } from '#app/admin/admin-from.ts'
import type { Route } from './+types/at.ts'

/** Opens the editor of the page at a public path (`?path=`), for the link on public pages. */
export async function loader(args: Route.LoaderArgs) {
  throw redirect(await adminFrom(args).content.findEditor(readQuery(args)))
}
