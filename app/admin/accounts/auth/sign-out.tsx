import { redirect } from 'react-router'
import { adminFrom } from '#app/admin/admin-from.ts'
import { adminPaths, signedOutPath } from '#model/admin-paths.ts'
import type { Route } from './+types/sign-out.ts'

export function loader() {
  throw redirect(adminPaths.dashboard)
}

export async function action(args: Route.ActionArgs) {
  const result = await adminFrom(args).auth.signOut()
  const person = result.ok && result.value.person
  throw redirect(person ? signedOutPath(person) : adminPaths.signIn)
}
