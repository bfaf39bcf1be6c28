import { redirect } from 'react-router'
import { adminFrom } from '#app/admin/admin-from.ts'
import { adminPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/sign-out.ts'

export function loader() {
  throw redirect(adminPaths.dashboard)
}

export async function action(args: Route.ActionArgs) {
  await adminFrom(args).auth.signOut()
  throw redirect(adminPaths.signIn)
}
