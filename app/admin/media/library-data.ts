import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import type { Route } from './+types/library-data.ts'

/** JSON data of the library for the picker. */
export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).media.list(readQuery(args))
}

/** Uploads one picture, from the picker or from the Add pictures screen. */
export async function action(args: Route.ActionArgs) {
  return respond(await adminFrom(args).media.upload(await readForm(args)))
}
