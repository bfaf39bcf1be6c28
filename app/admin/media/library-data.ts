import { adminFrom, readForm, readQuery, respondJson } from '#app/admin/admin-from.ts'
import type { Route } from './+types/library-data.ts'

/** JSON data of the library for the picker. */
export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).media.list(readQuery(args))
}

/** Adds one picture. */
export async function action(args: Route.ActionArgs) {
  return respondJson(await adminFrom(args).media.upload(await readForm(args)))
}
