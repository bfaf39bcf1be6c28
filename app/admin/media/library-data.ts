import { answered, deskOf, formOf, queryOf } from '#app/admin/admin-from.ts'
import type { Route } from './+types/library-data.ts'

/** The library for the picker, which opens over any screen. */
export async function loader(asked: Route.LoaderArgs) {
  return deskOf(asked).media.list(queryOf(asked))
}

/** Takes one picture, from the picker or from the screen that adds many. */
export async function action(asked: Route.ActionArgs) {
  return answered(await deskOf(asked).media.upload(await formOf(asked)))
}
