import { isRouteErrorResponse, Outlet, redirect, useRouteLoaderData } from 'react-router'
import { adminFrom } from '#app/admin/admin-from.ts'
import { Toasts } from '#app/admin/kit/toasts.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/shell.ts'
import { Sidebar } from './sidebar.tsx'

export async function loader(args: Route.LoaderArgs) {
  const admin = adminFrom(args)
  const person = await admin.session.actor()
  if (!person) throw redirect(adminPaths.signIn)
  return { person, unread: await admin.leads.unread() }
}

/** The signed-in person, for screens inside the shell. */
export function usePerson() {
  const data = useRouteLoaderData<typeof loader>('admin/shell/shell')
  if (!data) throw new Error('usePerson() needs the admin shell.')
  return data.person
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <Toasts>
      <div className="admin">
        <Sidebar person={loaderData.person} unread={loaderData.unread} />
        <main id="main" tabIndex={-1} className="admin-main">
          <Outlet />
        </main>
      </div>
    </Toasts>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const known = isRouteErrorResponse(error)
  const refused = known && (error.status < 500 || error.status === 503)
  return (
    <div className="admin">
      {loaderData && <Sidebar person={loaderData.person} unread={loaderData.unread} />}
      <main id="main" tabIndex={-1} className="admin-main">
        <h1 className="admin-title">
          {refused ? headingOf(error.status) : 'Something went wrong'}
        </h1>
        <p className="max-w-[60ch]">
          {refused
            ? String(error.data)
            : 'Something went wrong on our side. It has been logged. Please try again in a minute.'}
        </p>
        {refused && error.status === 404 && <hr className="flat-line" />}
        <div className="flex flex-wrap gap-2">
          <ButtonLink size="sm" variant="outline" to={adminPaths.dashboard}>
            Overview
          </ButtonLink>
          <ButtonLink size="sm" variant="outline" to={adminPaths.leads}>
            Inbox
          </ButtonLink>
        </div>
      </main>
    </div>
  )
}

function headingOf(status: number) {
  if (status === 403) return 'You need another role'
  if (status === 404) return 'Page not found'
  if (status === 503) return 'Please try again'
  return 'This could not be done'
}
