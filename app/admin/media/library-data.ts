import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import type { Route } from './+types/library-data.ts'

/** The library for the picker, which opens over any screen. */
export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).media.list(readQuery(args))
}

/** Takes one picture, from the picker or from the screen that adds many. */
export async function action(args: Route.ActionArgs) {
  return respond(await adminFrom(args).media.upload(await readForm(args)))
}
