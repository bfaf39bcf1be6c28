import { redirect } from 'react-router'
import { deskOf } from '#app/admin/admin-from.ts'
import { adminPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/sign-out.ts'

export function loader() {
  throw redirect(adminPaths.dashboard)
}

export async function action(asked: Route.ActionArgs) {
  await deskOf(asked).accounts.signOut()
  throw redirect(adminPaths.signIn)
}
