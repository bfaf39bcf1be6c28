import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { callPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/calendars.ts'
import { BusyCalendar } from './busy-calendar.tsx'
import { CallFeed } from './call-feed.tsx'
import { CallTabs } from './call-tabs.tsx'
import { PersonTabs } from './person-tabs.tsx'

export async function loader(args: Route.LoaderArgs) {
  const calendars = await adminFrom(args).calls.calendars(readQuery(args))
  return { ...calendars, origin: new URL(args.request.url).origin }
}

export async function action(args: Route.ActionArgs) {
  const { connectCalendar, disconnectCalendar, renewFeed, removeFeed } = adminFrom(args).calls
  const form = await readForm(args)
  return respond(
    await dispatchIntent(form, {
      connect: connectCalendar,
      disconnect: disconnectCalendar,
      'renew-feed': renewFeed,
      'remove-feed': removeFeed,
    }),
  )
}

export const meta = () => [{ title: 'Calendars' }]

export default function CallCalendars({ loaderData, actionData }: Route.ComponentProps) {
  const { person, people, connected, feed, origin } = loaderData
  const renewed = resultOf(actionData, 'renew-feed')
  const address = renewed?.ok ? new URL(renewed.value.address, origin).href : null
  return (
    <>
      <PageHeader
        title="Calls"
        intro="Keep your busy times free, and see your calls in your own calendar."
        tabs={<CallTabs current="Calendars" />}
      />
      <PersonTabs path={callPaths.calendars} people={people} current={person.id} />
      <FormAlert result={address ? undefined : actionData} />
      <div key={person.id} className="grid gap-12">
        <BusyCalendar
          person={person}
          connected={connected}
          result={resultOf(actionData, 'connect')}
        />
        {person.isActor && <CallFeed feed={feed} address={address} />}
      </div>
    </>
  )
}
