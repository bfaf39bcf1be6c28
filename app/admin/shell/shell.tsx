import { type ReactNode, useContext } from 'react'
import {
  isRouteErrorResponse,
  Outlet,
  redirect,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { adminFrom } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { SectionContext } from '#app/admin/kit/page-header.tsx'
import { Toasts } from '#app/admin/kit/toasts.tsx'
import { currentSetting } from '#app/admin/settings/setting-groups.ts'
import { SettingsNav } from '#app/admin/settings/settings-nav.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { cn } from '#ui/cn.ts'
import type { Route } from './+types/shell.ts'
import { isSidebarCollapsed, useCollapsedSidebar } from './collapsed-sidebar.ts'
import { CountsContext } from './counts.ts'
import { ScreenPersonContext, useOpener } from './screen-person.ts'
import { Sidebar } from './sidebar.tsx'
import { Tools } from './tools.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useLiveCounts } from './use-live-counts.ts'
import { useSection } from './use-section.tsx'

export async function loader(args: Route.LoaderArgs) {
  const admin = adminFrom(args)
  const person = await admin.session.actor()
  if (!person) throw redirect(adminPaths.signIn)
  const isCollapsed = isSidebarCollapsed(args.request)
  return { person, counts: await admin.dashboard.counts(), isCollapsed }
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
      <ScreenPersonContext value={useOpener(loaderData.person)}>
        <Frame {...loaderData}>
          <Outlet />
        </Frame>
      </ScreenPersonContext>
    </Toasts>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const isResponse = isRouteErrorResponse(error)
  const isExpected = isResponse && (error.status < 500 || error.status === 503)
  return (
    <Frame {...loaderData}>
      <h1 className="display text-heading">
        {isExpected ? headingOf(error.status) : 'Something went wrong'}
      </h1>
      <p className="max-w-[60ch]">
        {isExpected
          ? String(error.data)
          : 'Something went wrong on our side. It has been logged. Please try again in a minute.'}
      </p>
      {isExpected && error.status === 404 && <hr className="my-8 border-current border-t-2" />}
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="sm" variant="outline" to={adminPaths.dashboard}>
          Overview
        </ButtonLink>
        <ButtonLink size="sm" variant="outline" to={adminPaths.leads}>
          Inbox
        </ButtonLink>
      </div>
    </Frame>
  )
}

type FrameProps = Partial<Awaited<ReturnType<typeof loader>>> & { children: ReactNode }

/** The screen, with the sidebar if someone is signed in. */
function Frame({ person, counts, isCollapsed: wasCollapsed = false, children }: FrameProps) {
  const live = useLiveCounts(counts)
  const { isCollapsed, toggle } = useCollapsedSidebar(wasCollapsed)
  useKeptFocus()
  const section = useSection(person)
  const { pathname, search } = useLocation()
  const setting = person && currentSetting(person.role, pathname, search)
  const frame = (
    <div
      data-collapsed={isCollapsed || undefined}
      data-person={useContext(ScreenPersonContext)?.id}
      className={cn(
        'group/frame admin text-small lg:grid lg:min-h-svh lg:grid-cols-[--spacing(56)_minmax(0,1fr)] lg:data-collapsed:grid-cols-[--spacing(16)_minmax(0,1fr)]',
        setting &&
          'xl:grid-cols-[--spacing(56)_--spacing(48)_minmax(0,1fr)] xl:data-collapsed:grid-cols-[--spacing(16)_--spacing(48)_minmax(0,1fr)]',
      )}
    >
      {person && <Sidebar person={person} isCollapsed={isCollapsed} onToggle={toggle} />}
      {person && setting && <SettingsNav role={person.role} current={setting} />}
      <main
        id="main"
        tabIndex={-1}
        className="grid min-w-0 grid-cols-1 content-start gap-6 px-admin pt-5 pb-20 md:pt-11 outline-none"
      >
        <SectionContext value={section}>{children}</SectionContext>
      </main>
    </div>
  )
  if (!person) return frame
  return (
    <CountsContext value={live}>
      <Tools person={person} onToggleSidebar={toggle}>
        {frame}
      </Tools>
    </CountsContext>
  )
}

function headingOf(status: number) {
  if (status === 403) return 'You need another role'
  if (status === 404) return 'Page not found'
  if (status === 503) return 'Please try again'
  return 'This could not be done'
}
