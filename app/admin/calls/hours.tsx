import { adminFrom, readForm, readQuery, respond } from '#app/admin/admin-from.ts'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { callPaths } from '#model/admin-paths.ts'
import type { Route } from './+types/hours.ts'
import { BusyCalendar } from './busy-calendar.tsx'
import { CallTabs } from './call-tabs.tsx'
import { HoursForm } from './hours-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).calls.hours(readQuery(args))
}

export async function action(args: Route.ActionArgs) {
  const { saveHours, connectCalendar, disconnectCalendar } = adminFrom(args).calls
  const form = await readForm(args)
  return respond(
    await dispatchIntent(form, {
      save: saveHours,
      connect: connectCalendar,
      disconnect: disconnectCalendar,
    }),
  )
}

export const meta = () => [{ title: 'Hours' }]

export default function CallHours({ loaderData: hours, actionData }: Route.ComponentProps) {
  const { person, people } = hours
  return (
    <>
      <PageHeader title="Calls" intro="When each person takes calls, in their own time zone." />
      <CallTabs current="Hours" />
      {people.length > 1 && (
        <TabLinks
          label="Person"
          isPlain
          tabs={people.map(({ id, name }) => ({
            name,
            to: `${callPaths.hours}?person=${id}`,
            isCurrent: id === person.id,
          }))}
        />
      )}
      <FormAlert result={actionData} />
      <div key={person.id} className="grid gap-12">
        <HoursForm hours={hours} result={resultOf(actionData, 'save')} />
        <BusyCalendar hours={hours} result={resultOf(actionData, 'connect')} />
      </div>
    </>
  )
}
